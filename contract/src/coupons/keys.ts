import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { line, rowId } from '../values.ts'
import { couponStates } from './schemas.ts'

/** What coupons can be searched by; a member must name the code. */
export const couponKeys = {
  /** The whole code, however it is written. */
  cd: { values: { eq: line(30) }, who: 'everyone' },
  id: { values: { eq: rowId }, who: 'staff' },
  st: { values: { eq: z.enum(couponStates) }, who: 'staff' },
} as const satisfies CriterionKeys
