import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { rowId } from '../values.ts'
import { plan } from './schemas.ts'

/** What the catalogue can be searched by. */
export const planKeys = {
  /** Hidden; true for staff alone. */
  h: { values: { eq: z.boolean() }, who: 'everyone' },
  /** One plan, or an earlier version of one. */
  id: { values: { eq: rowId }, who: 'everyone' },
  /** Category. */
  mt: { values: { eq: plan.fields.category[1] }, who: 'everyone' },
  /** The versions of a plan, by the id of the first; earlier ones for staff alone. */
  lv: { values: { eq: rowId }, who: 'everyone' },
} as const satisfies CriterionKeys
