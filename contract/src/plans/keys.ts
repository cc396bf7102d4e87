import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { rowId } from '../values.ts'
import { plan } from './schemas.ts'

/** Search keys of plans. */
export const planKeys = {
  /** Whether the plan is hidden; only staff can search for hidden ones. */
  h: { values: { eq: z.boolean() }, who: 'everyone' },
  /** Id of a plan or of an earlier version. */
  id: { values: { eq: rowId }, who: 'everyone' },
  /** Category. Top-ups are found only by this key or by id. */
  mt: { values: { eq: plan.fields.category[1] }, who: 'everyone' },
  /** Id of the first version; finds all versions for staff, and only the current one for others. */
  lv: { values: { eq: rowId }, who: 'everyone' },
} as const satisfies CriterionKeys
