import type { Invoice } from '@bnr/contract/invoices/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { t } from '../../../ui/translation.ts'
import { CreditNoteButtons } from '../../CreditNoteButtons.tsx'
import { CreditDialog } from './CreditDialog.tsx'

/** The credit notes of an invoice, and a button to issue one for staff who can. */
export function CreditNote({ invoice }: { invoice: Invoice }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      {canDo(invoice, 'credit') && (
        <Button variant="quiet" of={invoice.number} onClick={() => setAsking(true)}>
          {t('Credit note')}
        </Button>
      )}
      <CreditNoteButtons invoice={invoice} />
      {asking && <CreditDialog invoice={invoice} onClose={() => setAsking(false)} />}
    </>
  )
}
