import { indianDay } from '@bnr/contract/indianDay'
import { unpaidStates } from '@bnr/contract/invoices/states'
import type { Queryable } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { hasLapsed } from './lapsed.ts'
import { creditOf, kindOfPurchase, type Standing, standingOf } from './standing.ts'
import { type InvoiceRow, supersededAmong } from './store.ts'

/**
 * Whether money pays an invoice: gives the reason where it does not. The one rule for a new attempt, for staff and for late
 * answers of the gateway. `begunOn` is the Indian day on which the payment began or the money was received.
 */
export async function whyNotPayable(
  db: Queryable,
  row: InvoiceRow,
  now: Date,
  begunOn = indianDay(now),
): Promise<Failure | undefined> {
  const superseded = (await supersededAmong(db, [row.id])).has(row.id)
  const standing = row.profileId ? await standingOf(db, row.profileId, now, begunOn) : undefined
  return judge(row, { superseded, standing, now, begunOn })
}

/** The same for a page of one member's invoices, as the words to show. */
export async function notPayableAmong(
  db: Queryable,
  found: readonly InvoiceRow[],
  profileId: number,
  now: Date,
): Promise<Map<number, string>> {
  const unpaid = found.filter(({ state }) => unpaidStates.includes(state))
  if (unpaid.length === 0) return new Map()
  const superseded = await supersededAmong(
    db,
    unpaid.map(({ id }) => id),
  )
  const standing = await standingOf(db, profileId, now)
  return new Map(
    unpaid.flatMap((row) => {
      const facts = { superseded: superseded.has(row.id), standing, now, begunOn: indianDay(now) }
      const reason = judge(row, facts)
      return reason ? [[row.id, reason.message]] : []
    }),
  )
}

interface Facts {
  superseded: boolean
  standing: Standing | undefined
  now: Date
  begunOn: string
}

function judge(row: InvoiceRow, { superseded, standing, now, begunOn }: Facts): Failure | undefined {
  if (row.state === 'Paid')
    return new Failure('wrong_state', {
      message: 'This invoice is Paid. The payment is waiting for activation',
    })
  if (row.state === 'Expired')
    return new Failure('invoice_lapsed', {
      message: 'This invoice is Expired. Please choose the package again',
    })
  if (superseded) return outdated('Another invoice has replaced this one')
  if (row.state === 'Active') return new Failure('wrong_state', { message: 'This invoice is Active' })
  if (hasLapsed(row, now, begunOn)) return new Failure('invoice_lapsed')
  if (!standing) return undefined
  if (standing.paid) return new Failure('waiting_for_activation')
  return judgePurchase(row, standing)
}

/** What was bought must be the same purchase still, and its credit not used or paid back. */
function judgePurchase(row: InvoiceRow, standing: Standing): Failure | undefined {
  if (kindOfPurchase(standing, row.listAmount, false) !== row.purchase)
    return outdated('The membership has changed since this invoice was issued')
  if (row.purchase !== 'upgrade') return undefined
  const { upgradeOf } = row.snapshot
  const isOther = upgradeOf !== undefined && upgradeOf !== standing.held?.id
  const isLess = creditOf(standing, row.listAmount, row.issuedOn) < row.upgradeCredit
  return isOther || isLess ? outdated('The credit on this invoice is no longer available') : undefined
}

const outdated = (reason: string) =>
  new Failure('invoice_outdated', { message: `${reason}. Please choose the package again` })
