import type { CriterionKeys } from '../criteria.ts'
import { line } from '../values.ts'

/** Search keys of banks. */
export const bankKeys = {
  /** Any part of the name. */
  na: { values: { like: line(80) }, who: 'everyone' },
} as const satisfies CriterionKeys
