/**
 * Icons are imported from their own files, because the package's index would make the development server read six
 * thousand.
 */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('react').FunctionComponent<import('../ui/drawIcon.ts').IconProps>
  export default icon
}
