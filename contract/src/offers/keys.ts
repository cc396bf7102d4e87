import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'

/** What offers can be searched by. */
export const offerKeys = {
  /** With a banner that is shown. */
  'me.ms': { values: { eq: z.literal('Ready') }, who: 'everyone' },
} as const satisfies CriterionKeys
