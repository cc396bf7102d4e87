import { less, noPaise, type Paise, rupeesInColumn } from '@bnr/contract/money'
import type { DiscountReason, Totals } from '../snapshot.ts'
import type { Row } from './description.ts'
import { rupeesInWords } from './words.ts'

/** Rows for what is deducted from the list amount. Zero amounts get no row. */
export function reductionRows(totals: Totals, reason: DiscountReason | undefined): Row[] {
  return [
    ...rowUnlessZero('Upgrade credit', less(noPaise, totals.upgradeCredit)),
    ...rowUnlessZero(reason ? `Discount (${reason})` : 'Discount', less(noPaise, totals.discount)),
  ]
}

export type TaxedTotals = Pick<Totals, 'taxableValue' | 'taxes' | 'rounding' | 'total'>

export const taxableRow = ({ taxableValue }: TaxedTotals): Row => amountRow('Taxable value', taxableValue)

export function taxRows({ taxes, rounding }: TaxedTotals, note = ''): Row[] {
  return [
    ...taxes.map(({ name, rate, amount }) => amountRow(`${name} ${rate}%${note}`, amount)),
    ...rowUnlessZero('Rounding', rounding),
  ]
}

export const totalRow = ({ total }: TaxedTotals) => ({
  ...amountRow('Total', total),
  words: rupeesInWords(total),
})

export const amountRow = (label: string, amount: Paise): Row => ({ label, value: rupeesInColumn(amount) })
const rowUnlessZero = (label: string, amount: Paise): Row[] =>
  amount === 0 ? [] : [amountRow(label, amount)]
