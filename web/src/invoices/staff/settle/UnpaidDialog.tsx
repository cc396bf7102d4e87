import type { Invoice } from '@bnr/contract/invoices/schemas'
import type { SettledState } from '@bnr/contract/invoices/transitions'
import { ChangeDialog } from '../../../ui/ChangeDialog.tsx'
import { t } from '../../../ui/translation.ts'
import { useSettleInvoice } from '../calls.ts'

type Unpaid = Exclude<SettledState, 'paid'>

interface UnpaidDialogProps {
  invoice: Invoice
  settled: Unpaid
  onClose: () => void
}

const words: Record<Unpaid, { title: string; label: string }> = {
  cancelled: { title: 'Cancel invoice {number}?', label: 'Cancel invoice' },
  failed: { title: 'Did the payment of invoice {number} fail?', label: 'Mark as failed' },
}

/** Asks for confirmation before an invoice is cancelled or its payment has failed. */
export function UnpaidDialog({ invoice: { id, number }, settled, onClose }: UnpaidDialogProps) {
  const { title, label } = words[settled]
  return (
    <ChangeDialog
      destructive
      change={useSettleInvoice()}
      input={{ id, settled, body: {} }}
      done={({ message }) => t(message)}
      title={t(title, { number })}
      confirmLabel={t(label)}
      cancelLabel={t('Keep it')}
      onClose={onClose}
    >
      <p>{t('The member can still pay it within 30 days of issue, unless a newer invoice replaces it.')}</p>
    </ChangeDialog>
  )
}
