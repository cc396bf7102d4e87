import { indianDay } from '@bnr/contract/indianDay'
import { noPaise, sumOf } from '@bnr/contract/money'
import { addRow, stored } from '../../../../server/src/database/copy.ts'
import { financialYearOf } from '../../../../server/src/invoices/financialYear.ts'
import { numberOf } from '../../../../server/src/invoices/numbers.ts'
import { invoices, paymentDetails } from '../../../../server/src/invoices/tables.ts'
import { paymentAttempts } from '../../../../server/src/payments/tables.ts'
import type { Random } from '../random.ts'
import { stepsOf } from './course.ts'
import { addEvents, type Order } from './events.ts'
import type { MonthRows, Staff } from './month.ts'
import type { Sale } from './sale.ts'

interface Numbered {
  id: number
  /** The number of the proforma within its financial year. */
  serial: number
  staff: Staff
  now: Date
}

export function addSale(rows: MonthRows, sale: Sale, random: Random, numbered: Numbered): void {
  const { id, staff, now } = numbered
  const steps = stepsOf(sale, now)
  const paidAt = steps.find(({ transition }) => transition === 'pay')?.at
  const paidOn = paidAt ? indianDay(paidAt) : null
  const reference = String(random.int(300_000_000_000, 399_999_999_999))
  addRow(rows.invoices, invoiceRow(sale, numbered, paidOn, steps.at(-1)?.at ?? sale.issuedAt))
  const orders = addEvents(rows, sale, steps, { id, staff, reference, random })
  for (const order of orders) addRow(rows.payment_attempts, attemptRow(order, id, sale))
  if (sale.kind === 'cc' || !paidOn) return
  const { kind: paymentKind, buyer } = sale
  const paid = { invoiceId: id, profileId: buyer.profileId, paymentKind, reference, receivedOn: paidOn }
  addRow(rows.payment_details, stored(paymentDetails, { ...paid, at: paidAt ?? now, details: {} }))
}

function invoiceRow(sale: Sale, { id, serial, staff }: Numbered, paidOn: string | null, changedAt: Date) {
  const { buyer, plan, purchase, kind, issuedAt, state, snapshot, totals, used } = sale
  const issuedOn = indianDay(issuedAt)
  const number = numberOf('proforma', financialYearOf(issuedOn), serial)
  const taxOf = (name: string) => totals.taxes.find((line) => line.name === name)?.amount ?? noPaise
  const { profileId, membershipId, teleStaffId } = buyer
  return stored(invoices, {
    id,
    number,
    state,
    fingerprint: number,
    snapshot: { ...snapshot, number, issuedOn },
    changedAt,
    paidOn,
    issuedAt,
    issuedOn,
    profileId,
    membershipId,
    planId: plan.id,
    planName: plan.name,
    purchase,
    paymentKind: kind,
    byStaffId: kind === 'cc' ? null : staff.executive,
    teleStaffId,
    couponId: used?.coupon.id ?? null,
    couponCode: used?.coupon.code ?? null,
    ...totals,
    taxIncluded: sale.taxIncluded,
    cgst: taxOf('CGST'),
    sgst: taxOf('SGST'),
    igst: taxOf('IGST'),
  })
}

const attemptRow = ({ orderId, begunAt, answeredAt }: Order, invoiceId: number, { totals }: Sale) =>
  stored(paymentAttempts, {
    orderId,
    invoiceId,
    amount: totals.total,
    begunAt,
    begunOn: indianDay(begunAt),
    tokenHash: `${orderId} began`,
    sentAt: begunAt,
    answeredAt,
  })

/** What a membership is worth when it is given up: the taxable value that was paid, and the upgrade credit. */
export const paidValueOf = ({ totals }: Sale) => sumOf(totals.taxableValue, totals.upgradeCredit)
