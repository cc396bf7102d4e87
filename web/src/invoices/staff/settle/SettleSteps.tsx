import type { Invoice } from '@bnr/contract/invoices/schemas'
import type { SettledState } from '@bnr/contract/invoices/transitions'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { t } from '../../../ui/translation.ts'
import { PaidDialog } from './PaidDialog.tsx'
import { UnpaidDialog } from './UnpaidDialog.tsx'

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
