import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { testimonialStatuses } from './transitions.ts'

/** Search keys of success stories. */
export const testimonialKeys = {
  /** Status; only staff who manage stories can search for others than Active. */
  st: {
    values: { eq: z.enum(testimonialStatuses) },
    who: 'everyone',
  },
} as const satisfies CriterionKeys
