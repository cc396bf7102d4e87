import { creditInvoice } from '@bnr/contract/invoices/credit'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { useState } from 'react'
import { mayDo, useSession } from '../../../accounts/session.ts'
import { errorsOf } from '../../../platform/formErrors.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { CreditNoteButton } from '../../CreditNoteButton.tsx'
import { useCreditInvoice } from '../calls.ts'

/** Money has come for it at some time. */
const wasPaid = ({ state, membership }: Invoice): boolean =>
  state === 'Paid' || state === 'Active' || membership.id !== undefined

/** The credit note of an invoice, or the way to one for whoever decides about money. */
export function CreditNote({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  if (invoice.creditNote) return <CreditNoteButton invoice={invoice} />
  if (!wasPaid(invoice) || !mayDo(user, 'payments.decide')) return null
  return (
    <>
      <Button variant="quiet" of={invoice.number} onClick={() => setAsking(true)}>
        {t('Credit note')}
      </Button>
      {asking && <CreditDialog invoice={invoice} onClose={() => setAsking(false)} />}
    </>
  )
}

function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation()
  const credit = useCreditInvoice()
  const { body } = creditInvoice
  const form = useForm({
    initial: { reason: '', keepRunning: '' },
    check: async ({ reason, keepRunning }) => {
      const values = { reason, ...(keepRunning.trim() ? { keepRunning } : {}) }
      return (await import('../../../platform/validate.ts')).firstIssues(body, values)
    },
    send: async ({ reason, keepRunning }) => {
      const kept = keepRunning.trim() ? { keepRunning: keepRunning.trim() } : {}
      const { message } = await credit.mutateAsync({ id: invoice.id, reason: reason.trim(), ...kept })
      toastSuccess(message)
      onClose()
    },
    refused: (error) => errorsOf(error, body),
  })
  return (
    <FormDialog
      form={form}
      title={t('Issue a credit note for invoice {number}?', { number: invoice.number })}
      action={t('Issue credit note')}
      onClose={onClose}
    >
      <p>{t('It cannot be undone. The membership ends today. Return the money yourself.')}</p>
      <TextField
        label={t('Reason')}
        required
        maxLength={300}
        autoComplete="off"
        {...fieldOf(form, 'reason')}
      />
      {invoice.membership.state === 'Active' && (
        <TextField
          label={t('Why the membership keeps running')}
          description={t('Leave this empty to end the membership today.')}
          maxLength={300}
          autoComplete="off"
          {...fieldOf(form, 'keepRunning')}
        />
      )}
    </FormDialog>
  )
}
