import type { Input } from '@bnr/contract/endpoint'
import type { downloadCreditNotes, IssuedNote } from '@bnr/contract/invoices/ledgers'
import { invoiceTextCriteria } from '@bnr/contract/invoices/textSearch'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Columns } from '../../files/spreadsheet.ts'
import type { Staff } from '../../http/actor.ts'
import { whereOf } from '../conditions.ts'
import { taxInvoices } from '../numbering/tables.ts'
import { creditNotes, invoices } from '../tables.ts'
import { amountCells, between, type Ledger, memberCells } from './ledger.ts'

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

export const notesWhere = (actor: Staff, { text, ...days }: NoteFilter): SQL | undefined =>
  and(between(creditNotes.issuedOn, days), whereOf(actor, invoiceTextCriteria(text ?? '')))

export const noteColumns: Columns<IssuedNote> = {
  'Credit note': ({ number }) => number,
  'Issued on': ({ day }) => day,
  'Tax invoice': ({ invoiceNumber }) => invoiceNumber,
  'Tax invoice on': ({ invoiceOn }) => invoiceOn,
  ...memberCells,
  'Place of supply': ({ placeOfSupply }) => placeOfSupply,
  Reason: ({ reason }) => reason,
  'Issued by': ({ issuedBy }) => issuedBy,
  ...amountCells,
}
