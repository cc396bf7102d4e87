import { indianDay } from '@bnr/contract/indianDay'
import { noPaise, sumOf } from '@bnr/contract/money'
import { financialYearOf } from '../../invoices/financialYear.ts'
import { numberOf } from '../../invoices/numbers.ts'
import { addRow } from '../../platform/copy.ts'
import type { Random } from '../random.ts'
import { stepsOf } from './course.ts'
import { addEvents, type Order } from './events.ts'
import type { MonthRows, Staff } from './month.ts'
import type { Sale } from './sale.ts'

interface Numbered {
  id: number
  /** Within its financial year. */
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
  addRow(rows.payment_details, {
    ...{ invoice_id: id, profile_id: sale.buyer.profileId, at: paidAt, payment_kind: sale.kind, reference },
    ...{ received_on: paidOn, details: {} },
  })
}

function invoiceRow(sale: Sale, { id, serial, staff }: Numbered, paidOn: string | null, changedAt: Date) {
  const { buyer, plan, purchase, kind, issuedAt, state, snapshot, totals, used } = sale
  const issuedOn = indianDay(issuedAt)
  const number = numberOf('invoice', financialYearOf(issuedOn), serial)
  const taxOf = (name: string) => totals.taxes.find((line) => line.name === name)?.amount ?? noPaise
  const by = { by_staff_id: kind === 'cc' ? null : staff.executive, tele_staff_id: buyer.teleStaffId }
  return {
    ...{ id, number, state, fingerprint: number, snapshot: { ...snapshot, number, issuedOn } },
    ...{ changed_at: changedAt, paid_on: paidOn, issued_at: issuedAt, issued_on: issuedOn },
    ...{
      profile_id: buyer.profileId,
      membership_id: buyer.membershipId,
      plan_id: plan.id,
      plan_name: plan.name,
    },
    ...{ purchase, payment_kind: kind, ...by, tax_included: sale.taxIncluded },
    ...{ coupon_id: used?.coupon.id ?? null, coupon_code: used?.coupon.code ?? null },
    ...{ list_amount: totals.listAmount, upgrade_credit: totals.upgradeCredit, discount: totals.discount },
    ...{ taxable_value: totals.taxableValue, rounding: totals.rounding, total: totals.total },
    ...{ cgst: taxOf('CGST'), sgst: taxOf('SGST'), igst: taxOf('IGST') },
  }
}

const attemptRow = ({ orderId, begunAt, answeredAt }: Order, invoiceId: number, { totals }: Sale) => ({
  ...{
    order_id: orderId,
    invoice_id: invoiceId,
    amount: totals.total,
    begun_at: begunAt,
    begun_on: indianDay(begunAt),
  },
  ...{ token_hash: `${orderId} began`, sent_at: begunAt, answered_at: answeredAt },
})

/** Taxable value paid, and the credit it took in: what a membership is worth when it is given up. */
export const paidValueOf = ({ totals }: Sale) => sumOf(totals.taxableValue, totals.upgradeCredit)
