import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { testimonialStatuses } from './schemas.ts'

/** What testimonials can be searched by. */
export const testimonialKeys = {
  /** Status; others than Active for those who look after the stories. */
  st: {
    values: { eq: z.enum(testimonialStatuses) },
    who: 'everyone',
  },
} as const satisfies CriterionKeys
