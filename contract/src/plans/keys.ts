import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { rowId } from '../values.ts'
import { plan } from './schemas.ts'

/** What the catalogue can be searched by. */
export const planKeys = {
  h: { values: { eq: z.boolean() }, who: 'everyone', meaning: 'Hidden; true for staff alone' },
  id: { values: { eq: rowId }, who: 'everyone', meaning: 'One plan' },
  mt: { values: { eq: plan.fields.category[1] }, who: 'everyone', meaning: 'Category' },
} as const satisfies CriterionKeys
