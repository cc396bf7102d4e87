import { indianNumber } from '@bnr/contract/indianNumber'
import type { BookMonth } from '@bnr/contract/invoices/months'
import { rupeesInColumn } from '@bnr/contract/money'
import { monthNamed } from '@bnr/contract/month'
import { ChangeDialog } from '../../../ui/ChangeDialog.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { t } from '../../../ui/translation.ts'
import { useCloseMonth } from './calls.ts'

/** Shows what is closed, and that it is for good. */
export function CloseMonthDialog({ month, onClose }: { month: BookMonth; onClose: () => void }) {
  const name = t(monthNamed(month.id))
  return (
    <ChangeDialog
      change={useCloseMonth()}
      input={{ month: month.id, total: month.total }}
      title={t('Close {month} for good?', { month: name })}
      confirmLabel={t('Close {month}', { month: name })}
      destructive
      done={({ message }) => t(message)}
      onClose={onClose}
    >
      <p>
        {t(
          'Nobody can open the month again. No payment, correction or credit note can be dated into it or into an earlier month.',
        )}
      </p>
      <FactList variant="lines" facts={factsOf(month)} />
    </ChangeDialog>
  )
}

const factsOf = (month: BookMonth) => [
  { label: 'Tax invoices', value: indianNumber(month.taxInvoices) },
  { label: 'Credit notes', value: indianNumber(month.creditNotes) },
  { label: 'Taxable value', value: rupeesInColumn(month.taxableValue) },
  { label: 'IGST', value: rupeesInColumn(month.igst) },
  { label: 'CGST', value: rupeesInColumn(month.cgst) },
  { label: 'SGST', value: rupeesInColumn(month.sgst) },
  { label: 'Total', value: rupeesInColumn(month.total) },
]
