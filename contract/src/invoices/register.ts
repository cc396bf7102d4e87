import { z } from '#schema'
import { type Criterion, equal } from '../criteria.ts'
import { downloadEndpoint, sheetFormat } from '../downloadEndpoint.ts'
import { isoDate, line, rowId } from '../values.ts'
import { paymentKind } from './paymentKinds.ts'
import { invoiceStateNames } from './states.ts'
import { invoiceTextCriteria } from './textSearch.ts'

/** A payment turns a proforma into a tax invoice. */
export const invoiceDocuments = ['tax invoice', 'proforma'] as const
export type InvoiceDocument = (typeof invoiceDocuments)[number]

const day = isoDate('Enter a day').optional()

export const downloadRegister = downloadEndpoint({
  freshFactor: true,
  path: '/invoices/register',
  audit: { reads: 'invoice register export', each: true },
  permission: 'invoices.finance',
  summary: 'The register of the invoices that a filter finds, as a file',
  query: z.object({
    document: z.enum(invoiceDocuments).optional(),
    status: z.enum(invoiceStateNames).optional(),
    kind: paymentKind.optional(),
    by: rowId.optional(),
    from: day,
    to: day,
    paidFrom: day,
    paidTo: day,
    text: line(60).optional(),
    format: sheetFormat,
  }),
  limit: { requests: 20 },
})

type TextFilters = 'document' | 'status' | 'kind' | 'from' | 'to' | 'paidFrom' | 'paidTo' | 'text'

/** Filters of the register. An empty text means any. */
export type RegisterFilter = Partial<Record<TextFilters, string | undefined>> & {
  by?: string | number | undefined
}

/** Bounds for a range with an open end. */
const [firstDay, lastDay] = ['2000-01-01', '2099-12-31']

const within = (key: string, from: string | undefined, to: string | undefined): Criterion[] =>
  from || to ? [{ key, operation: 'range', value: [from || firstDay, to || lastDay] }] : []

export const ofDocument = (document: InvoiceDocument | undefined): Criterion[] =>
  equal({ pd: document && document === 'tax invoice' })

/** The conditions of a search that finds what the filters ask for. */
export function registerCriteria({ document, status, kind, by, text, ...days }: RegisterFilter): Criterion[] {
  return [
    ...ofDocument(invoiceDocuments.find((one) => one === document)),
    ...equal({ st: status || undefined, pt: kind || undefined }),
    ...within('cdt', days.from, days.to),
    ...within('pdt', days.paidFrom, days.paidTo),
    ...equal({ tmsid: by ? Number(by) : undefined }),
    ...invoiceTextCriteria(text ?? ''),
  ]
}
