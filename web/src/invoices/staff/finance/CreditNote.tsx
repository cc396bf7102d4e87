import { leftToCredit } from '@bnr/contract/invoices/creditNotes'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { useState } from 'react'
import { mayDo, useSession } from '../../../accounts/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { CreditNoteButtons } from '../../CreditNoteButtons.tsx'
import { CreditDialog } from './CreditDialog.tsx'

const wasPaid = ({ state, membership }: Invoice): boolean =>
  state === 'Paid' || state === 'Active' || membership.id !== undefined

/** The credit notes of an invoice, and a button to issue one for staff who decide payments. */
export function CreditNote({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  const mayCredit = wasPaid(invoice) && leftToCredit(invoice) > 0 && mayDo(user, 'payments.decide')
  return (
    <>
      {mayCredit && (
        <Button variant="quiet" of={invoice.number} onClick={() => setAsking(true)}>
          {t('Credit note')}
        </Button>
      )}
      <CreditNoteButtons invoice={invoice} />
      {asking && <CreditDialog invoice={invoice} onClose={() => setAsking(false)} />}
    </>
  )
}
