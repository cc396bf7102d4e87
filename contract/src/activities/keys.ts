import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { rowId } from '../values.ts'
import { activityCodes } from './kinds.ts'

const code = z.enum(activityCodes)

/** What activities can be searched by. */
export const activityKeys = {
  fromId: { values: { eq: rowId }, who: 'everyone', meaning: 'Who did it' },
  toId: { values: { eq: rowId }, who: 'everyone', meaning: 'To whom' },
  at: {
    values: { eq: z.union([code, z.array(code).min(1)]) },
    who: 'everyone',
    meaning: 'What was done; several mean any of them',
  },
} as const satisfies CriterionKeys
