import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { rowId } from '../values.ts'
import { offerStates } from './schemas.ts'

const state = z.enum(offerStates)

/** What offers can be searched by. Staff who ask by state or id find those that are not shown as well. */
export const offerKeys = {
  /** With a banner that is shown. */
  'me.ms': { values: { eq: z.literal('Ready') }, who: 'everyone' },
  id: { values: { eq: rowId }, who: 'staff' },
  /** State, or several of them. */
  st: { values: { eq: z.union([state, z.array(state).min(1).max(offerStates.length)]) }, who: 'staff' },
} as const satisfies CriterionKeys
