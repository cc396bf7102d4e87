import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'

/** What offers can be searched by. */
export const offerKeys = {
  'me.ms': { values: { eq: z.literal('Ready') }, who: 'everyone', meaning: 'With a banner that is shown' },
} as const satisfies CriterionKeys
