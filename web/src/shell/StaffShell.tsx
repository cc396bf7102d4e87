/** The same frame as a part of pages that members see as well: a route is built apart, and has no styles as a part. */
export { default } from './StaffLayout.tsx'
