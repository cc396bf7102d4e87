import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { testimonialStatuses } from './schemas.ts'

/** What testimonials can be searched by. */
export const testimonialKeys = {
  st: {
    values: { eq: z.enum(testimonialStatuses) },
    who: 'everyone',
    meaning: 'Status; Active alone so far',
  },
} as const satisfies CriterionKeys
