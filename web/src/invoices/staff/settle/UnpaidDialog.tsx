import type { Invoice } from '@bnr/contract/invoices/schemas'
import type { SettledState } from '@bnr/contract/invoices/transitions'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import classes from '../approve/ApproveDialog.module.css'
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
  const settle = useSettleInvoice()
  const { title, label } = words[settled]
  const confirm = () =>
    settle.mutate(
      { id, settled, body: {} },
      {
        onSuccess: ({ message }) => {
          toastSuccess(t(message))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      destructive
      title={t(title, { number })}
      confirmLabel={t(label)}
      cancelLabel={t('Keep it')}
      busy={settle.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('The member can still pay it within 30 days of issue, unless a newer invoice replaces it.')}</p>
      <p role="alert" className={classes.problem}>
        {settle.error && messageOf(settle.error)}
      </p>
    </ConfirmDialog>
  )
}
