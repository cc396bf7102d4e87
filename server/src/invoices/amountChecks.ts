import { invoiceStateNames } from '@bnr/contract/invoices/states'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'
import { notNegative, oneOf } from '../database/columns.ts'

type Columns<Name extends string> = Record<Name, AnyPgColumn>
type Lines = Columns<'taxableValue' | 'cgst' | 'sgst' | 'igst' | 'rounding' | 'total'>
type Invoice = Lines &
  Columns<
    | 'listAmount'
    | 'upgradeCredit'
    | 'discount'
    | 'couponReservedUntil'
    | 'couponId'
    | 'offerId'
    | 'purchase'
    | 'state'
  >

/** The lines of a document add up to its total. */
const sumsUp = (t: Lines) =>
  sql`${t.total} = ${t.taxableValue} + ${t.cgst} + ${t.sgst} + ${t.igst} + ${t.rounding}`

const amountsOf = (t: Invoice) =>
  [t.listAmount, t.upgradeCredit, t.discount, t.taxableValue, t.cgst, t.sgst, t.igst, t.total] as const

export const invoiceChecks = (t: Invoice) => [
  notNegative('invoices_amounts', ...amountsOf(t)),
  check(
    'invoices_taxable_value',
    sql`${t.taxableValue} = ${t.listAmount} - ${t.upgradeCredit} - ${t.discount}`,
  ),
  check('invoices_total', sumsUp(t)),
  check('invoices_reservation', sql`${t.couponReservedUntil} is null or ${t.couponId} is not null`),
  check(
    'invoices_top_up',
    sql`${t.purchase} <> 'topup' or (${t.upgradeCredit} = 0 and ${t.couponId} is null and ${t.offerId} is null)`,
  ),
  oneOf('invoices_state', t.state, invoiceStateNames),
]

/** The taxable value of a note for a few paise can be negative, since it takes what the rounding of the taxes leaves. */
export const creditNoteChecks = (t: Lines) => [
  check('credit_notes_amounts', sql`${t.cgst} >= 0 and ${t.sgst} >= 0 and ${t.igst} >= 0 and ${t.total} > 0`),
  check('credit_notes_total', sumsUp(t)),
]
