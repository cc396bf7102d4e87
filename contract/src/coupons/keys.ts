import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { line, rowId } from '../values.ts'
import { couponStates } from './states.ts'

/** Search keys of coupons. Members can search only by code. */
export const couponKeys = {
  /** The whole code, in upper or lower case. */
  cd: { values: { eq: line(30) }, who: 'everyone' },
  id: { values: { eq: rowId }, who: 'staff' },
  st: { values: { eq: z.enum(couponStates) }, who: 'staff' },
} as const satisfies CriterionKeys
