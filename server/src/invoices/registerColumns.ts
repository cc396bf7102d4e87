import { paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { type Paise, rupeesOf } from '@bnr/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Columns } from '../files/spreadsheet.ts'
import { profileSources } from '../reference/data/profile.ts'
import type { invoices } from './tables.ts'

export type RegisterRow = Pick<
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
  taxInvoiceOn: string | null
  gstMonth: string | null
  earlierNumbers: string | null
  bnrId: string
  billedTo: string
  placeOfSupply: string
  staffName: string | null
  creditNotes: string | null
  credited: Paise
}

/** The columns of the register of invoices, and of the report of invoices. */
export const registerColumns: Columns<RegisterRow> = {
  'Invoice number': ({ number }) => number,
  Document: ({ taxInvoiceOn }) => (taxInvoiceOn ? 'Tax invoice' : 'Proforma invoice'),
  'Tax invoice on': ({ taxInvoiceOn }) => taxInvoiceOn,
  'GST month': ({ gstMonth }) => gstMonth,
  'Earlier numbers': ({ earlierNumbers }) => earlierNumbers,
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

/** Reads the rows of chosen invoices in the order of their ids; `chosen` selects whole rows of invoices. */
export const registerRows = (chosen: SQL): SQL => sql`
  select i.id, i.number, i.state, i.issued_on::text as "issuedOn", i.paid_on::text as "paidOn",
    t.issued_on::text as "taxInvoiceOn", t.gst_month as "gstMonth", e.numbers as "earlierNumbers",
    i.plan_name as "planName", i.purchase, i.payment_kind as "paymentKind", i.source,
    i.coupon_code as "couponCode", i.list_amount as "listAmount", i.upgrade_credit as "upgradeCredit", i.discount,
    i.taxable_value as "taxableValue", i.cgst, i.sgst, i.igst, i.rounding, i.total,
    i.snapshot->'billedTo'->>'bnrId' as "bnrId", i.snapshot->'billedTo'->>'name' as "billedTo",
    i.snapshot->'placeOfSupply'->>'name' as "placeOfSupply", u.name as "staffName", c.numbers as "creditNotes", c.credited
  from (${chosen}) i
    left join users u on u.id = i.tele_staff_id
    left join tax_invoices t on t.invoice_id = i.id
    cross join lateral (select string_agg(number, ', ' order by number) as numbers
      from earlier_numbers where invoice_id = i.id) e
    cross join lateral (select string_agg(number, ', ' order by id) as numbers,
      coalesce(sum(total), 0)::int as credited from credit_notes where invoice_id = i.id) c
  order by i.id`
