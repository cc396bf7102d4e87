import { creditAmounts, creditedOf } from '@bnr/contract/invoices/creditNotes'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesInColumn } from '@bnr/contract/money'
import { FactList } from '../../../ui/FactList.tsx'
import { t } from '../../../ui/translation.ts'
import { type CreditValues, creditable } from './creditForm.ts'

const lines = [
  ['taxableValue', 'Taxable value'],
  ['cgst', 'CGST'],
  ['sgst', 'SGST'],
  ['igst', 'IGST'],
  ['rounding', 'Rounding'],
  ['total', 'Total of the credit note'],
] as const

/** Amounts of the credit note. The lines stay while the amount is typed, so that nothing below them moves. */
export function CreditPreview({ invoice, values }: { invoice: Invoice; values: CreditValues }) {
  const total = creditable(invoice, values)
  const amounts = total === undefined ? undefined : creditAmounts(invoice, creditedOf(invoice), total)
  const facts = lines
    .filter(([name]) => invoice[name] !== 0)
    .map(([name, label]) => ({ label, value: amounts ? rupeesInColumn(amounts[name]) : '–' }))
  return (
    <section aria-label={t('Amounts of the credit note')}>
      <FactList variant="lines" facts={facts} />
    </section>
  )
}
