import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { rowId } from '../values.ts'
import { offerStates } from './states.ts'

const state = z.enum(offerStates)

/** Search keys of offers. Staff who search by state or id also find unpublished offers. */
export const offerKeys = {
  /** Offers with a published banner. */
  'me.ms': { values: { eq: z.literal('Ready') }, who: 'everyone' },
  id: { values: { eq: rowId }, who: 'staff' },
  /** One or several states. */
  st: { values: { eq: z.union([state, z.array(state).min(1).max(offerStates.length)]) }, who: 'staff' },
} as const satisfies CriterionKeys
