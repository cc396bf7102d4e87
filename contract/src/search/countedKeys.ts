import type { SearchKey } from './keys.ts'

/** Keys of the lists whose choices are counted: every list that members search by. */
export const countedKeys = [
  'bi.mt',
  'bi.ms',
  'bi.ca',
  'bi.ps',
  'ri.de',
  'ri.sp',
  'pi.edu.de',
  'pi.oc',
  'li.ca.co.keyword',
  'li.ca.st.keyword',
  'li.ca.ct.keyword',
  'fi.fs',
] as const satisfies readonly SearchKey[]
export type CountedKey = (typeof countedKeys)[number]

/** Keys that a form clears together with another key: the places within a place, the country of a number, and the second key of a photo. */
export const clearedWith: { readonly [Key in SearchKey]?: readonly SearchKey[] } = {
  'li.ca.co.keyword': ['li.ca.st.keyword', 'li.ca.ct.keyword'],
  'li.ca.st.keyword': ['li.ca.ct.keyword'],
  'bi.ph.nu': ['bi.ph.cc'],
  'bi.cp.nu': ['bi.cp.cc'],
  'me.ms': ['me.mt'],
  'me.mt': ['me.ms'],
}
