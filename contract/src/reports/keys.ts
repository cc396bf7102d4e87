import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { reportTypeNames } from './types.ts'

/** Search keys of reports. */
export const reportKeys = {
  /** Type. */
  rt: { values: { eq: z.enum(reportTypeNames) }, who: 'staff' },
} as const satisfies CriterionKeys
