import { largeInvoice } from '@bnr/contract/invoices/gstReturn'
import type { Sale } from './sales.ts'

/* What the accountant works out from the notes about the sales, without any SQL of the books. */

const amountNames = ['taxableValue', 'igst', 'cgst', 'sgst', 'total'] as const
type Amounts = Record<(typeof amountNames)[number], number>

/** A document that counts in the return of a month. */
interface Counted {
  sale: Sale
  sign: 1 | -1
  amounts: Amounts
}

export const sumOfAmounts = (documents: readonly Counted[]): Amounts => {
  const sum = (name: keyof Amounts) =>
    documents.reduce((total, { sign, amounts }) => total + sign * amounts[name], 0)
  return {
    taxableValue: sum('taxableValue'),
    igst: sum('igst'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    total: sum('total'),
  }
}

export const invoicesOf = (sales: readonly Sale[]): Counted[] =>
  sales.map((sale) => ({ sale, sign: 1, amounts: sale.invoice }))

export const notesIn = (sales: readonly Sale[], month: string): Counted[] =>
  sales.flatMap((sale) =>
    sale.notes
      .filter(({ on }) => on.startsWith(month))
      .map(({ amounts }) => ({ sale, sign: -1 as const, amounts })),
  )

const isLarge = ({ sale: { invoice } }: Counted) => invoice.igst > 0 && invoice.total > largeInvoice
const isNote = ({ sign }: Counted) => sign < 0

/** The documents as rows of a part that groups them by place of supply. */
function byPlace(documents: readonly Counted[]) {
  const placeOf = ({ sale }: Counted) =>
    `${sale.invoice.placeOfSupply.code}-${sale.invoice.placeOfSupply.name}`
  const groups = Map.groupBy(documents, placeOf)
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([placeOfSupply, group]) => ({
      placeOfSupply,
      rate: 18,
      ...countsOf(group),
      ...sumOfAmounts(group),
    }))
}

const countsOf = (documents: readonly Counted[]) => ({
  invoices: documents.filter((one) => !isNote(one)).length,
  creditNotes: documents.filter(isNote).length,
})

/** The parts of the return of a month, and its reconciliation. */
export function expectedReturn(sales: readonly Sale[], month: string) {
  const invoices = invoicesOf(sales.filter(({ gstMonth }) => gstMonth === month))
  const notes = notesIn(sales, month)
  const all = [...invoices, ...notes]
  const large = invoices.filter(isLarge)
  const received = invoicesOf(sales.filter(({ receivedOn }) => receivedOn.startsWith(month)))
  const taxable = (documents: readonly Counted[]) => sumOfAmounts(documents).taxableValue
  const elsewhere = (documents: readonly Counted[], here: (sale: Sale) => string) =>
    taxable(documents.filter(({ sale }) => !here(sale).startsWith(month)))
  return {
    summary: { rows: byPlace(all), total: { ...countsOf(all), ...sumOfAmounts(all) } },
    large: large.map(({ sale }) => sale.invoice.number).sort(),
    largeTotal: sumOfAmounts(large),
    others: byPlace(all.filter((one) => !isLarge(one))),
    notesTotal: sumOfAmounts(notes.map((one) => ({ ...one, sign: 1 as const }))),
    notesCount: notes.length,
    reconciliation: {
      revenue: taxable([...received, ...notes]),
      receivedElsewhere: elsewhere(invoices, ({ receivedOn }) => receivedOn),
      countedElsewhere: elsewhere(received, ({ gstMonth }) => gstMonth),
      taxableValue: taxable(all),
    },
  }
}

/** The numbers of the tax invoices dated in the month, in order. */
export const numbersIssued = (sales: readonly Sale[], month: string): string[] =>
  sales
    .filter(({ taxInvoiceOn }) => taxInvoiceOn.startsWith(month))
    .map(({ invoice }) => invoice.number)
    .sort()
