import { paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { type Paise, rupeesOf } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import type { Columns } from '../files/spreadsheet.ts'
import type { invoices } from '../invoices/tables.ts'
import { profileSources } from '../reference/data/profile.ts'
import { daysWithin, invoiceConditions } from './filters.ts'
import { allOf, keysetContent, type ReportContent, type ReportQuery } from './pages.ts'

type Invoice = Pick<
  typeof invoices.$inferSelect,
  | 'id'
  | 'number'
  | 'state'
  | 'issuedOn'
  | 'paidOn'
  | 'planName'
  | 'purchase'
  | 'paymentKind'
  | 'source'
  | 'couponCode'
  | 'listAmount'
  | 'upgradeCredit'
  | 'discount'
  | 'taxableValue'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'rounding'
  | 'total'
> & {
  bnrId: string
  billedTo: string
  placeOfSupply: string
  staffName: string | null
  creditNotes: string | null
  credited: Paise
}

const columns: Columns<Invoice> = {
  'Invoice number': ({ number }) => number,
  'Issued on': ({ issuedOn }) => issuedOn,
  Status: ({ state }) => state,
  'Paid on': ({ paidOn }) => paidOn,
  'BNR ID': ({ bnrId }) => bnrId,
  'Billed to': ({ billedTo }) => billedTo,
  'Place of supply': ({ placeOfSupply }) => placeOfSupply,
  Plan: ({ planName }) => planName,
  Purchase: ({ purchase }) => purchase,
  'Payment type': ({ paymentKind }) => paymentKinds[paymentKind].label,
  'Plan amount': ({ listAmount }) => rupeesOf(listAmount),
  'Upgrade credit': ({ upgradeCredit }) => rupeesOf(upgradeCredit),
  Discount: ({ discount }) => rupeesOf(discount),
  Coupon: ({ couponCode }) => couponCode,
  'Taxable value': ({ taxableValue }) => rupeesOf(taxableValue),
  CGST: ({ cgst }) => rupeesOf(cgst),
  SGST: ({ sgst }) => rupeesOf(sgst),
  IGST: ({ igst }) => rupeesOf(igst),
  Rounding: ({ rounding }) => rupeesOf(rounding),
  Total: ({ total }) => rupeesOf(total),
  'Credit notes': ({ creditNotes }) => creditNotes,
  Credited: ({ credited }) => rupeesOf(credited),
  Employee: ({ staffName }) => staffName,
  Source: ({ source }) => profileSources.byKey(source ?? '')?.label,
}

/** All invoices by day of issue, as they were issued. */
export function invoiceContent({ filters }: ReportQuery): ReportContent {
  const where = allOf([daysWithin(sql`i.issued_on`, filters), invoiceConditions(filters)])
  const page = (after: number, most: number) => sql`
    select i.id, i.number, i.state, i.issued_on::text as "issuedOn", i.paid_on::text as "paidOn",
      i.plan_name as "planName", i.purchase, i.payment_kind as "paymentKind", i.source,
      i.coupon_code as "couponCode", i.list_amount as "listAmount", i.upgrade_credit as "upgradeCredit", i.discount,
      i.taxable_value as "taxableValue", i.cgst, i.sgst, i.igst, i.rounding, i.total,
      i.snapshot->'billedTo'->>'bnrId' as "bnrId", i.snapshot->'billedTo'->>'name' as "billedTo",
      i.snapshot->'placeOfSupply'->>'name' as "placeOfSupply", u.name as "staffName", c.numbers as "creditNotes", c.credited
    from (select * from invoices i where ${where} and i.id > ${after} order by i.id limit ${most}) i
      left join users u on u.id = i.tele_staff_id
      cross join lateral (select string_agg(number, ', ' order by id) as numbers,
        coalesce(sum(total), 0)::int as credited from credit_notes where invoice_id = i.id) c
    order by i.id`
  return keysetContent(columns, { count: sql`from invoices i where ${where}`, page })
}
