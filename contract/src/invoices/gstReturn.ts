import { z } from '#schema'
import { downloadEndpoint, sheetFormat } from '../downloadEndpoint.ts'
import { endpoint } from '../endpoint.ts'
import { amountOfMany, paise } from '../money.ts'
import { isoMonth } from '../month.ts'
import { noAudit } from '../noAudit.ts'
import { count, isoDate, moment } from '../values.ts'
import { type WireField, type WireFields, wire } from '../wire.ts'

/** An inter-state invoice to a consumer above this amount is filed one by one: ₹1,00,000. */
export const largeInvoice = paise(10_000_000)

/** Headings of the columns, on the screen and in the files. The browser does not get the meanings of fields. */
const gstHeadings = {
  placeOfSupply: 'Place of supply',
  rate: 'Rate (%)',
  noteNumber: 'Credit note',
  noteOn: 'Date',
  number: 'Invoice number',
  issuedOn: 'Invoice date',
  filedIn: 'Filed in table',
  sac: 'SAC',
  kind: 'Document',
  first: 'First number',
  last: 'Last number',
  invoices: 'Invoices',
  creditNotes: 'Credit notes',
  documents: 'Numbers',
  cancelled: 'Cancelled',
  issued: 'Issued',
  taxableValue: 'Taxable value',
  igst: 'IGST',
  cgst: 'CGST',
  sgst: 'SGST',
  total: 'Total',
} as const

export const gstHeadingOf = (field: string): string => gstHeadings[field as keyof typeof gstHeadings]

const place = {
  placeOfSupply: ['pos', z.string(), gstHeadings.placeOfSupply],
  rate: ['rt', z.number(), gstHeadings.rate],
} as const
const invoice = {
  number: ['ino', z.string(), gstHeadings.number],
  issuedOn: ['cdt', isoDate(), gstHeadings.issuedOn],
} as const
const most = 10_000_000
const counts = {
  invoices: ['ni', count(0, most), gstHeadings.invoices],
  creditNotes: ['nc', count(0, most), gstHeadings.creditNotes],
} as const
const amounts = {
  taxableValue: ['tv', amountOfMany, gstHeadings.taxableValue],
  igst: ['igsta', amountOfMany, gstHeadings.igst],
  cgst: ['cgsta', amountOfMany, gstHeadings.cgst],
  sgst: ['sgsta', amountOfMany, gstHeadings.sgst],
  total: ['ttaat', amountOfMany, gstHeadings.total],
} as const

/** Which table of the return takes a credit note: that of its large invoice, or the sum of all others. */
export const filedIn = { alone: '9B, one by one', others: '7, taken off B2C others' } as const

/** The parts of the GST return GSTR-1 of a month. Each has rows and a row of totals, which adds up the fields in `sums`. */
export const gstParts = {
  summary: part('Summary', place, { ...counts, ...amounts }),
  'b2c-large': part(
    'B2C large',
    { ...invoice, ...place },
    { taxableValue: amounts.taxableValue, igst: amounts.igst, total: amounts.total },
  ),
  'b2c-others': part('B2C others', place, { ...counts, ...amounts }),
  'credit-notes': part(
    'Credit notes',
    {
      noteNumber: ['no', z.string(), gstHeadings.noteNumber],
      noteOn: ['idt', isoDate(), gstHeadings.noteOn],
      ...invoice,
      filedIn: ['fi', z.string(), gstHeadings.filedIn],
      ...place,
    },
    amounts,
  ),
  sac: part(
    'SAC summary',
    { sac: ['sac', z.string(), gstHeadings.sac], rate: place.rate },
    { ...counts, ...amounts },
  ),
  documents: part(
    'Documents issued',
    {
      kind: ['kd', z.string(), gstHeadings.kind],
      first: ['fr', z.string(), gstHeadings.first],
      last: ['to', z.string(), gstHeadings.last],
    },
    {
      documents: ['n', count(0, most), gstHeadings.documents],
      cancelled: ['ca', count(0, most), gstHeadings.cancelled],
      issued: ['nt', count(0, most), gstHeadings.issued],
    },
  ),
} as const
export type GstPart = keyof typeof gstParts
export const gstPartNames = Object.keys(gstParts) as [GstPart, ...GstPart[]]
export type GstRow<Part extends GstPart> = z.output<(typeof gstParts)[Part]['row']>
export type GstTotal<Part extends GstPart> = z.output<(typeof gstParts)[Part]['total']>

type Headed = Partial<Record<keyof typeof gstHeadings, WireField>>

function part<const L extends Headed & WireFields, const S extends Headed & WireFields>(
  title: string,
  labels: L,
  sums: S,
) {
  const row = wire(`GST return, ${title}`, { ...labels, ...sums })
  const total = wire(`GST return, total of ${title}`, sums)
  const rows = wire(`GST return, rows of ${title}`, {
    rows: ['rows', z.array(row), 'Rows; at most a hundred, the file has all of them'],
    count: ['n', count(0, most), 'Number of all rows'],
    total: ['total', total, 'Totals of all rows'],
  })
  return { title, labels, sums, row, total, rows }
}

/** Most rows of a part on the screen. */
export const shownRows = 100

/** Why the revenue of a month, by day of receipt, differs from its GST return. */
const reconciliation = wire('Revenue and GST of a month', {
  revenue: ['rv', amountOfMany, 'Revenue of the month by day of receipt, less its credit notes'],
  receivedElsewhere: ['rom', amountOfMany, 'Received in another month and counted in this one'],
  countedElsewhere: ['com', amountOfMany, 'Received in this month and counted in another one'],
  taxableValue: ['tv', amountOfMany, 'Taxable value of the GST return'],
})
export type Reconciliation = z.output<typeof reconciliation>

const partsOfReply = {
  summary: ['sm', gstParts.summary.rows, 'All supplies less credit notes, by place of supply and rate'],
  'b2c-large': ['bl', gstParts['b2c-large'].rows, 'Inter-state invoices above ₹1,00,000'],
  'b2c-others': ['bs', gstParts['b2c-others'].rows, 'Other supplies, less their credit notes'],
  'credit-notes': ['cn', gstParts['credit-notes'].rows, 'Credit notes issued in the month'],
  sac: ['sac', gstParts.sac.rows, 'Supplies less credit notes, by services accounting code'],
  documents: ['doc', gstParts.documents.rows, 'Documents dated in the month'],
} as const satisfies Record<GstPart, unknown>

export const readGstReturn = endpoint({
  path: '/invoices/months/:month',
  audit: noAudit.counts,
  permission: 'invoices.finance',
  summary: 'The parts of the GST return of a month, and how it reconciles with the revenue',
  params: z.object({ month: isoMonth }),
  reply: wire('GST return of a month', {
    ...partsOfReply,
    reconciliation: ['rec', reconciliation, 'Revenue and GST of the month'],
    closedAt: ['cat', moment.optional(), 'When the month was closed'],
    closedBy: ['cbn', z.string().optional(), 'Member of staff who closed it'],
  }),
  limit: { requests: 60 },
})

export const readGstSummary = downloadEndpoint({
  freshFactor: true,
  path: '/invoices/gst-summary',
  audit: { reads: 'gst summary export', each: true },
  permission: 'invoices.finance',
  summary: 'The GST return of a month as a file: a workbook with a sheet for each part, or one part as CSV',
  query: z.object({
    month: isoMonth,
    part: z.enum(gstPartNames).default('summary'),
    format: sheetFormat,
  }),
  limit: { requests: 20 },
})
