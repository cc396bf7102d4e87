import type { Invoice } from '@bnr/contract/invoices/schemas'
import type { SettledState } from '@bnr/contract/invoices/transitions'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import classes from '../approve/ApproveDialog.module.css'
import { useSettleInvoice } from '../calls.ts'
import { PaidDialog } from './PaidDialog.tsx'

const steps = [
  { action: 'pay', outcome: 'paid', label: 'Mark as paid' },
  { action: 'correct', outcome: 'paid', label: 'Correct day of receipt' },
  { action: 'cancel', outcome: 'cancelled', label: 'Cancel invoice' },
  { action: 'fail', outcome: 'failed', label: 'Mark as failed' },
] as const

/** Buttons to record the payment of an invoice by hand. Each opens a dialog. */
export function SettleSteps({ invoice }: { invoice: Invoice }) {
  const [openDialog, setOpenDialog] = useState<SettledState>()
  const close = () => setOpenDialog(undefined)
  return (
    <>
      {steps
        .filter(({ action }) => canDo(invoice, action))
        .map(({ action, outcome, label }) => (
          <Button key={action} variant="quiet" of={invoice.number} onClick={() => setOpenDialog(outcome)}>
            {t(label)}
          </Button>
        ))}
      {openDialog === 'paid' && <PaidDialog invoice={invoice} onClose={close} />}
      {openDialog && openDialog !== 'paid' && (
        <UnpaidDialog invoice={invoice} settled={openDialog} onClose={close} />
      )}
    </>
  )
}

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

function UnpaidDialog({ invoice: { id, number }, settled, onClose }: UnpaidDialogProps) {
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
      open
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
