import type { CriterionKeys } from '../criteria.ts'
import { line } from '../values.ts'

/** What banks can be searched by. */
export const bankKeys = {
  /** Any part of the name. */
  na: { values: { like: line(80) }, who: 'everyone' },
} as const satisfies CriterionKeys
