import type { Invoice } from '@bnr/contract/invoices/schemas'
import type { SettledState } from '@bnr/contract/invoices/transitions'
import { useState } from 'react'
import { useSession } from '../../../accounts/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { settlementsOf } from '../invoiceActions.ts'
import { PaidDialog } from './PaidDialog.tsx'
import { UnpaidDialog } from './UnpaidDialog.tsx'

const labels: Record<SettledState, string> = {
  paid: 'Mark as paid',
  cancelled: 'Cancel invoice',
  failed: 'Mark as failed',
}

/** Buttons to record the payment of an invoice by hand. Each opens a dialog. */
export function SettleSteps({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [openDialog, setOpenDialog] = useState<SettledState>()
  const close = () => setOpenDialog(undefined)
  return (
    <>
      {settlementsOf(user, invoice).map((settled) => (
        <Button key={settled} variant="quiet" of={invoice.number} onClick={() => setOpenDialog(settled)}>
          {t(invoice.state === 'Paid' ? 'Correct day of receipt' : labels[settled])}
        </Button>
      ))}
      {openDialog === 'paid' && <PaidDialog invoice={invoice} onClose={close} />}
      {openDialog && openDialog !== 'paid' && (
        <UnpaidDialog invoice={invoice} settled={openDialog} onClose={close} />
      )}
    </>
  )
}
