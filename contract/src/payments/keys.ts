import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { idParam } from '../endpoint.ts'
import { bnrId, line } from '../values.ts'

/** Search keys of payment events. */
export const paymentKeys = {
  /** The payment waits for a decision. */
  nd: { values: { eq: z.boolean() }, who: 'everyone' },
  /** A decision on the payment has been made. */
  dd: { values: { eq: z.boolean() }, who: 'everyone' },
  /** Id of the invoice. */
  inv: { values: { eq: idParam }, who: 'everyone' },
  /** Beginning or last digits of the invoice number. */
  ino: { values: { like: line(16) }, who: 'everyone' },
  /** BNR ID of the member. */
  bnr: { values: { eq: bnrId }, who: 'everyone' },
  /** Beginnings of words of the member's name. */
  na: { values: { like: line(60) }, who: 'everyone' },
  /** Order id of the gateway. */
  oid: { values: { eq: line(40) }, who: 'everyone' },
} as const satisfies CriterionKeys
