import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { rowId } from '../values.ts'
import { activityCodes } from './kinds.ts'

const code = z.enum(activityCodes)

/** What activities can be searched by. */
export const activityKeys = {
  /** Who did it. */
  fromId: { values: { eq: rowId }, who: 'everyone' },
  /** To whom. */
  toId: { values: { eq: rowId }, who: 'everyone' },
  /** What was done; several mean any of them. */
  at: {
    values: { eq: z.union([code, z.array(code).min(1)]) },
    who: 'everyone',
  },
} as const satisfies CriterionKeys
