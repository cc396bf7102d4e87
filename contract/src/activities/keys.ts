import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { rowId } from '../values.ts'
import { activityCodes } from './kinds.ts'

const code = z.enum(activityCodes)

/** Search keys of activities. */
export const activityKeys = {
  /** Profile that did it (id). */
  fromId: { values: { eq: rowId }, who: 'everyone' },
  /** Profile that it was done to (id). */
  toId: { values: { eq: rowId }, who: 'everyone' },
  /** Activity code; a list finds activities of any of its kinds. */
  at: {
    values: { eq: z.union([code, z.array(code).min(1)]) },
    who: 'everyone',
  },
} as const satisfies CriterionKeys
