import type { Input } from '@bnr/contract/endpoint'
import type { downloadCreditNotes, IssuedNote } from '@bnr/contract/invoices/ledgers'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { rupeesOf } from '@bnr/contract/money'
import { and, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Columns } from '../../files/spreadsheet.ts'
import type { Staff } from '../../http/actor.ts'
import { whereOf } from '../conditions.ts'
import { taxInvoices } from '../numbering/tables.ts'
import { creditNotes, invoices } from '../tables.ts'
import type { Ledger } from './ledger.ts'

/** The credit notes by day of issue, each with the tax invoice that it credits. */
export const issuedNotes: Ledger = {
  from: sql`${creditNotes} join ${invoices} on ${invoices.id} = ${creditNotes.invoiceId}`,
  joins: sql`join ${taxInvoices} on ${taxInvoices.invoiceId} = ${invoices.id}
    left join users u on u.id = ${creditNotes.userId}`,
  columns: sql`${creditNotes.id} as id, ${creditNotes.issuedOn}::text as day, ${creditNotes.number} as number,
    ${invoices.id} as "invoiceId", ${taxInvoices.number} as "invoiceNumber",
    ${taxInvoices.issuedOn}::text as "invoiceOn", ${invoices.snapshot}->'billedTo'->>'bnrId' as "bnrId",
    ${invoices.snapshot}->'billedTo'->>'name' as "billedTo", ${invoices.planName} as "planName",
    ${invoices.snapshot}->'placeOfSupply'->>'name' as "placeOfSupply", ${creditNotes.reason}, u.name as "issuedBy",
    ${creditNotes.taxableValue} as "taxableValue", ${creditNotes.igst}, ${creditNotes.cgst}, ${creditNotes.sgst},
    ${creditNotes.rounding}, ${creditNotes.total}`,
  day: sql`${creditNotes.issuedOn}`,
  id: sql`${creditNotes.id}`,
  amounts: sql`${creditNotes}`,
}

type NoteFilter = Omit<Input<typeof downloadCreditNotes>['query'], 'format'>

export const notesWhere = (actor: Staff, { from, to, text }: NoteFilter): SQL | undefined =>
  and(
    from ? gte(creditNotes.issuedOn, from) : undefined,
    to ? lte(creditNotes.issuedOn, to) : undefined,
    whereOf(actor, invoiceTextCriteria(text ?? '')),
  )

export const noteColumns: Columns<IssuedNote> = {
  'Credit note': ({ number }) => number,
  'Issued on': ({ day }) => day,
  'Tax invoice': ({ invoiceNumber }) => invoiceNumber,
  'Tax invoice on': ({ invoiceOn }) => invoiceOn,
  'BNR ID': ({ bnrId }) => bnrId,
  'Billed to': ({ billedTo }) => billedTo,
  Plan: ({ planName }) => planName,
  'Place of supply': ({ placeOfSupply }) => placeOfSupply,
  Reason: ({ reason }) => reason,
  'Issued by': ({ issuedBy }) => issuedBy,
  'Taxable value': ({ taxableValue }) => rupeesOf(taxableValue),
  IGST: ({ igst }) => rupeesOf(igst),
  CGST: ({ cgst }) => rupeesOf(cgst),
  SGST: ({ sgst }) => rupeesOf(sgst),
  Rounding: ({ rounding }) => rupeesOf(rounding),
  Total: ({ total }) => rupeesOf(total),
}
