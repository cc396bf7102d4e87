import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { idParam } from '../endpoint.ts'
import { bnrId, line } from '../values.ts'

/** What events of payments can be searched by. */
export const paymentKeys = {
  /** Money that waits for a decision. */
  nd: { values: { eq: z.boolean() }, who: 'everyone' },
  /** Money that waited for a decision, and has got one. */
  dd: { values: { eq: z.boolean() }, who: 'everyone' },
  /** Invoice. */
  inv: { values: { eq: idParam }, who: 'everyone' },
  /** Number of the invoice, from the beginning or by the last digits. */
  ino: { values: { like: line(16) }, who: 'everyone' },
  /** BNR ID of the member. */
  bnr: { values: { eq: bnrId }, who: 'everyone' },
  /** The beginnings of words of the member's name. */
  na: { values: { like: line(60) }, who: 'everyone' },
  /** Order of the gateway. */
  oid: { values: { eq: line(40) }, who: 'everyone' },
} as const satisfies CriterionKeys
