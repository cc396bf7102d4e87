import { type Paise, paise } from '@bnr/contract/money'
import type { InvoiceRow } from '../../src/invoices/store.ts'
import type { TestService } from '../harness.ts'
import { createCreditNote } from './creditNotes.ts'
import { createInvoice } from './invoices.ts'

const places = {
  home: { code: '33', name: 'Tamil Nadu' },
  kerala: { code: '32', name: 'Kerala' },
  abroad: { code: '96', name: 'Other Countries' },
}

interface SaleToCreate {
  /** Day of issue and of payment. */
  on: string
  place: keyof typeof places
  taxableValue: number
  rate?: number | undefined
  number?: string | undefined
}

/** A paid invoice of a taxable value, with the tax of its place at a rate. The total is the exact sum. */
export async function createSale(
  service: TestService,
  profileId: number,
  { on, place, taxableValue, rate = 18, number }: SaleToCreate,
) {
  const tax = Math.round((taxableValue * rate) / 100)
  const isHome = place === 'home'
  const half = paise(isHome ? Math.round(tax / 2) : 0)
  const igst = paise(isHome ? 0 : tax)
  const plain = await createInvoice(service, profileId, { state: 'Initiated' })
  const lines = isHome
    ? ([
        { name: 'CGST', rate: rate / 2, amount: half },
        { name: 'SGST', rate: rate / 2, amount: half },
      ] as const)
    : ([{ name: 'IGST', rate, amount: igst }] as const)
  const totals = { ...plain.snapshot.totals, taxes: lines }
  return await createInvoice(service, profileId, {
    paidOn: on,
    issuedOn: on,
    ...(number && { number }),
    taxableValue: paise(taxableValue),
    cgst: half,
    sgst: half,
    igst,
    total: paise(taxableValue + half + half + igst),
    snapshot: { ...plain.snapshot, placeOfSupply: places[place], totals },
  })
}

/** A credit note for part of an invoice, with taxes in proportion. */
export const createPartialNote = (service: TestService, row: InvoiceRow, issuedOn: string, part: number) => {
  const of = (amount: Paise) => paise(Math.round(amount * part))
  const [taxableValue, cgst, sgst, igst] = [of(row.taxableValue), of(row.cgst), of(row.sgst), of(row.igst)]
  const total = paise(taxableValue + cgst + sgst + igst)
  return createCreditNote(service, row, { issuedOn, taxableValue, cgst, sgst, igst, total })
}
