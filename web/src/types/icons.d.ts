/**
 * Icons are imported from their own files, because the package's index would make the development server read six
 * thousand.
 */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react'

  const icon: Icon
  export default icon
}
