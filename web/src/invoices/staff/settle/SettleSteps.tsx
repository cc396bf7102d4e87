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

/** What staff note by hand of an invoice that is still to be paid; each is asked about first. */
export function SettleSteps({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [asked, setAsked] = useState<SettledState>()
  const close = () => setAsked(undefined)
  return (
    <>
      {settlementsOf(user, invoice).map((settled) => (
        <Button key={settled} variant="quiet" of={invoice.number} onClick={() => setAsked(settled)}>
          {t(invoice.state === 'Paid' ? 'Correct day of receipt' : labels[settled])}
        </Button>
      ))}
      {asked === 'paid' && <PaidDialog invoice={invoice} onClose={close} />}
      {asked && asked !== 'paid' && <UnpaidDialog invoice={invoice} settled={asked} onClose={close} />}
    </>
  )
}
