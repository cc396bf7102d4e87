/**
 * The staff shell as a lazily loaded part. A route file cannot be such a part, because it is built separately without
 * styles of its own.
 */
export { default } from './StaffLayout.tsx'
