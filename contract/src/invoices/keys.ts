import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { idParam } from '../endpoint.ts'
import { bnrId, isoDate, line } from '../values.ts'
import { paymentKind } from './paymentKinds.ts'
import { invoiceStateNames } from './states.ts'

const state = z.enum(invoiceStateNames)
const day = isoDate()

/** Search keys of invoices. */
export const invoiceKeys = {
  /** Profile id; members can name only their own. */
  pid: { values: { eq: idParam }, who: 'everyone' },
  id: { values: { eq: idParam }, who: 'everyone' },
  /** Number of the invoice or of one of its credit notes; like takes its beginning or its last digits. */
  ino: { values: { eq: line(16), like: line(16) }, who: 'everyone' },
  /** Plan id; finds all versions of the plan. */
  mid: { values: { eq: idParam }, who: 'everyone' },
  /** One or several states. */
  st: {
    values: { eq: z.union([state, z.array(state).min(1).max(invoiceStateNames.length)]) },
    who: 'everyone',
  },
  /** Waiting for approval: paid, or entered by staff, and not credited. */
  wa: { values: { eq: z.literal(true) }, who: 'staff' },
  /** The invoice has started a membership, running or ended. */
  mb: { values: { eq: z.literal(true) }, who: 'everyone' },
  /** Payment kind. */
  pt: { values: { eq: paymentKind }, who: 'everyone' },
  /** Paid, so that it is a tax invoice rather than a proforma. */
  pd: { values: { eq: z.boolean() }, who: 'staff' },
  /** Day of issue, from and to, both inclusive. */
  cdt: { values: { range: z.tuple([day, day]) }, who: 'everyone' },
  /** Day of payment, from and to, both inclusive. */
  pdt: { values: { range: z.tuple([day, day]) }, who: 'staff' },
  /** BNR ID of the member. */
  bnr: { values: { eq: bnrId }, who: 'staff' },
  /** Beginnings of words of the member's name. */
  na: { values: { like: line(60) }, who: 'staff' },
  /** Telemarketing executive of the member at the time of issue (account id). */
  tmsid: { values: { eq: idParam }, who: 'staff' },
  /** Member of staff who issued it, or who gets the credit for it (account id). */
  sold: { values: { eq: idParam }, who: 'staff' },
} as const satisfies CriterionKeys
