import { largeInvoice } from '@bnr/contract/invoices/gstReturn'
import type { Paise } from '@bnr/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../../database/database.ts'

/** The documents of a month of one kind that have everything in common which its GST return groups by. */
export interface Cell {
  /** State code of tax law and its name: 33-Tamil Nadu, 96-Other Countries. */
  placeOfSupply: string
  /** Percent, all taxes added up. */
  rate: number
  sac: string
  isNote: boolean
  /** Filed one by one: the invoice, or the one that the note credits, is inter-state and large. */
  isLarge: boolean
  documents: number
  taxableValue: Paise
  igst: Paise
  cgst: Paise
  sgst: Paise
  total: Paise
}

/** Whether a tax invoice `t` is filed one by one. */
const isLarge = sql`(t.igst > 0 and t.total > ${largeInvoice})`

/** The facts of an invoice `i` that the return groups by. */
const place = sql`(i.snapshot->'placeOfSupply'->>'code') || '-' || (i.snapshot->'placeOfSupply'->>'name')`
const rate = sql`(select coalesce(sum((tax->>'rate')::numeric), 0)
  from jsonb_array_elements(i.snapshot->'totals'->'taxes') as tax)::float8`

const issuedIn = (month: string): SQL =>
  sql`c.issued_on >= ${`${month}-01`}::date and c.issued_on < ${`${month}-01`}::date + interval '1 month'`

/** Adds up the tax invoices that count in the month and the credit notes issued in it. */
export const cellsOf = (db: Queryable, month: string): Promise<Cell[]> =>
  sqlRows<Cell>(db)`with counted as (
        select t.invoice_id, false as is_note, ${isLarge} as is_large, t.taxable_value, t.igst, t.cgst, t.sgst, t.total
          from tax_invoices t where t.gst_month = ${month}
        union all select c.invoice_id, true, ${isLarge}, c.taxable_value, c.igst, c.cgst, c.sgst, c.total
          from credit_notes c join tax_invoices t on t.invoice_id = c.invoice_id where ${issuedIn(month)}
      ), described as (
        select d.*, ${place} as place, ${rate} as rate, i.snapshot->>'sac' as sac
        from counted d join invoices i on i.id = d.invoice_id
      )
      select place as "placeOfSupply", rate, sac, is_note as "isNote", is_large as "isLarge",
        count(*)::int as documents, sum(taxable_value)::float8 as "taxableValue", sum(igst)::float8 as igst,
        sum(cgst)::float8 as cgst, sum(sgst)::float8 as sgst, sum(total)::float8 as total
      from described group by 1, 2, 3, 4, 5 order by 1, 2, 3`

export interface ListedInvoice {
  number: string
  issuedOn: string
  placeOfSupply: string
  rate: number
  taxableValue: Paise
  igst: Paise
  total: Paise
}

/** The invoices that are filed one by one, by number. */
export const largeInvoices = (db: Queryable, month: string, most: number): Promise<ListedInvoice[]> =>
  sqlRows<ListedInvoice>(db)`
    select t.number, t.issued_on::text as "issuedOn", ${place} as "placeOfSupply", ${rate} as rate,
        t.taxable_value as "taxableValue", t.igst, t.total
      from tax_invoices t join invoices i on i.id = t.invoice_id
      where t.gst_month = ${month} and ${isLarge} order by t.issued_at, t.number limit ${most}`

export type ListedNote = ListedInvoice & {
  noteNumber: string
  noteOn: string
  isLarge: boolean
  cgst: Paise
  sgst: Paise
}

/** The credit notes issued in the month, by number. */
export const notesIssued = (db: Queryable, month: string, most: number): Promise<ListedNote[]> =>
  sqlRows<ListedNote>(db)`
    select c.number as "noteNumber", c.issued_on::text as "noteOn", t.number, t.issued_on::text as "issuedOn",
        ${isLarge} as "isLarge", ${place} as "placeOfSupply", ${rate} as rate, c.taxable_value as "taxableValue",
        c.igst, c.cgst, c.sgst, c.total
      from credit_notes c join tax_invoices t on t.invoice_id = c.invoice_id join invoices i on i.id = c.invoice_id
      where ${issuedIn(month)} order by c.issued_at, c.id limit ${most}`
