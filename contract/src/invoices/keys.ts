import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { idParam } from '../endpoint.ts'
import { invoiceStateNames } from './states.ts'

const state = z.enum(invoiceStateNames)

/** What invoices can be searched by. */
export const invoiceKeys = {
  /** Profile; of a member the own one alone. */
  pid: { values: { eq: idParam }, who: 'everyone' },
  /** State, or several of them. */
  st: {
    values: { eq: z.union([state, z.array(state).min(1).max(invoiceStateNames.length)]) },
    who: 'everyone',
  },
} as const satisfies CriterionKeys
