import { paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { rupeesOf } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import type { invoices } from '../invoices/tables.ts'
import { profileSources } from '../reference/data/profile.ts'
import { daysWithin, invoiceConditions } from './filters.ts'
import { type Asked, allOf, type Column, keysetContent, type ReportContent } from './pages.ts'

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
  creditNote: string | null
}

const columns: readonly Column<Invoice>[] = [
  { title: 'Invoice number', cell: ({ number }) => number },
  { title: 'Issued on', cell: ({ issuedOn }) => issuedOn },
  { title: 'Status', cell: ({ state }) => state },
  { title: 'Paid on', cell: ({ paidOn }) => paidOn },
  { title: 'BNR ID', cell: ({ bnrId }) => bnrId },
  { title: 'Billed to', cell: ({ billedTo }) => billedTo },
  { title: 'Place of supply', cell: ({ placeOfSupply }) => placeOfSupply },
  { title: 'Package', cell: ({ planName }) => planName },
  { title: 'Purchase', cell: ({ purchase }) => purchase },
  { title: 'Payment type', cell: ({ paymentKind }) => paymentKinds[paymentKind].label },
  { title: 'Package amount', cell: ({ listAmount }) => rupeesOf(listAmount) },
  { title: 'Upgrade credit', cell: ({ upgradeCredit }) => rupeesOf(upgradeCredit) },
  { title: 'Discount', cell: ({ discount }) => rupeesOf(discount) },
  { title: 'Coupon', cell: ({ couponCode }) => couponCode },
  { title: 'Taxable value', cell: ({ taxableValue }) => rupeesOf(taxableValue) },
  { title: 'CGST', cell: ({ cgst }) => rupeesOf(cgst) },
  { title: 'SGST', cell: ({ sgst }) => rupeesOf(sgst) },
  { title: 'IGST', cell: ({ igst }) => rupeesOf(igst) },
  { title: 'Rounding', cell: ({ rounding }) => rupeesOf(rounding) },
  { title: 'Total', cell: ({ total }) => rupeesOf(total) },
  { title: 'Credit note', cell: ({ creditNote }) => creditNote },
  { title: 'Employee', cell: ({ staffName }) => staffName },
  { title: 'Source', cell: ({ source }) => profileSources.byKey(source ?? '')?.label },
]

/** Every invoice by its day of issue, as it was issued. */
export function invoiceContent({ filters }: Asked): ReportContent {
  const where = allOf([daysWithin(sql`i.issued_on`, filters), invoiceConditions(filters)])
  const page = (after: number, most: number) => sql`
    select i.id, i.number, i.state, i.issued_on::text as "issuedOn", i.paid_on::text as "paidOn",
      i.plan_name as "planName", i.purchase, i.payment_kind as "paymentKind", i.source,
      i.coupon_code as "couponCode", i.list_amount as "listAmount", i.upgrade_credit as "upgradeCredit", i.discount,
      i.taxable_value as "taxableValue", i.cgst, i.sgst, i.igst, i.rounding, i.total,
      i.snapshot->'billedTo'->>'bnrId' as "bnrId", i.snapshot->'billedTo'->>'name' as "billedTo",
      i.snapshot->'placeOfSupply'->>'name' as "placeOfSupply", u.name as "staffName", c.number as "creditNote"
    from (select * from invoices i where ${where} and i.id > ${after} order by i.id limit ${most}) i
      left join users u on u.id = i.tele_staff_id left join credit_notes c on c.invoice_id = i.id
    order by i.id`
  return keysetContent(columns, { count: sql`from invoices i where ${where}`, page })
}
