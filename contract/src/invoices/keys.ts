import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { idParam } from '../endpoint.ts'
import { invoiceStateNames } from './states.ts'

const state = z.enum(invoiceStateNames)

/** What invoices can be searched by. */
export const invoiceKeys = {
  pid: { values: { eq: idParam }, who: 'everyone', meaning: 'Profile; of a member the own one alone' },
  st: {
    values: { eq: z.union([state, z.array(state).min(1).max(invoiceStateNames.length)]) },
    who: 'everyone',
    meaning: 'State, or several of them',
  },
} as const satisfies CriterionKeys
