import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { idParam } from '../endpoint.ts'
import { bnrId, isoDate, line } from '../values.ts'
import { paymentKind } from './paymentKinds.ts'
import { invoiceStateNames } from './states.ts'

const state = z.enum(invoiceStateNames)
const day = isoDate()

/** What invoices can be searched by. */
export const invoiceKeys = {
  /** Profile; of a member the own one alone. */
  pid: { values: { eq: idParam }, who: 'everyone' },
  id: { values: { eq: idParam }, who: 'everyone' },
  /** Number of the invoice or of a credit note of it, from the beginning or by the last digits. */
  ino: { values: { eq: line(16), like: line(16) }, who: 'everyone' },
  /** Plan, in whatever version it was sold. */
  mid: { values: { eq: idParam }, who: 'everyone' },
  /** State, or several of them. */
  st: {
    values: { eq: z.union([state, z.array(state).min(1).max(invoiceStateNames.length)]) },
    who: 'everyone',
  },
  /** Waits for approval: paid, or entered by staff, and not taken back. */
  wa: { values: { eq: z.literal(true) }, who: 'staff' },
  /** A membership began with it, running or over. */
  mb: { values: { eq: z.literal(true) }, who: 'everyone' },
  /** How it is paid. */
  pt: { values: { eq: paymentKind }, who: 'everyone' },
  /** Days of issue, from and to, both within. */
  cdt: { values: { range: z.tuple([day, day]) }, who: 'everyone' },
  /** Days of payment, from and to, both within. */
  pdt: { values: { range: z.tuple([day, day]) }, who: 'staff' },
  /** BNR ID of the member. */
  bnr: { values: { eq: bnrId }, who: 'staff' },
  /** The beginnings of words of the member's name. */
  na: { values: { like: line(60) }, who: 'staff' },
  /** Who looked after the member when it was issued. */
  tmsid: { values: { eq: idParam }, who: 'staff' },
} as const satisfies CriterionKeys
