import { rupeesShown } from '@bnr/contract/money'
import {
  type DecisionName,
  decision,
  decisions,
  type PaymentEventShown,
} from '@bnr/contract/payments/schemas'
import { errorsOf } from '../../platform/formErrors.ts'
import { AmountField } from '../../ui/fields/AmountField.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useDecide } from './calls.ts'
import { type DecisionValues, decisionOf, noDecision, validate } from './decisionForm.ts'
import { InvoiceOfDecision } from './InvoiceOfDecision.tsx'
import classes from './paymentList.module.css'

const meanings: Record<DecisionName, string> = {
  apply: 'The payment goes to an open invoice of the same member for the same amount.',
  refunded: 'The bank or the gateway has returned the money.',
  'credit note': 'Issue a credit note for all or part of a paid invoice.',
  dismissed: 'The payment is correct, or the bank has withdrawn the reversal.',
}

export function DecideDialog({ event, onClose }: { event: PaymentEventShown; onClose: () => void }) {
  const decide = useDecide()
  const form = useDialogForm<DecisionValues>(onClose, {
    initial: noDecision,
    check: validate,
    send: async (values) => {
      await decide.mutateAsync({ id: event.id, decision: await decisionOf(values, event) })
      toastSuccess(t('Decision saved'))
    },
    refused: (error) => errorsOf(error, decision),
  })
  return (
    <FormDialog form={form} title={t('Decide on a payment')} action={t('Decide')} onClose={onClose}>
      <p>
        {[event.invoiceNumber, event.description, event.amount && rupeesShown(event.amount)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {event.why && <p>{t('Why it needs a decision: {why}', { why: t(event.why) })}</p>}
      <div className={classes.decisions}>
        <RadioCards
          label={t('Decision')}
          required
          cards={(Object.keys(decisions) as DecisionName[]).map((name) => ({
            value: name,
            label: t(decisions[name]),
            description: t(meanings[name]),
          }))}
          {...fieldOf(form, 'decision')}
        />
      </div>
      <Details form={form} event={event} />
    </FormDialog>
  )
}

const asksReason: readonly DecisionName[] = ['credit note', 'dismissed']

/** The fields that each decision needs. */
function Details({ form, event }: { form: FormAccess<DecisionValues>; event: PaymentEventShown }) {
  const { decision } = form.values
  if (!decision) return null
  return (
    <>
      {decision === 'refunded' ? (
        <TextField
          label={t('Refund reference')}
          required
          maxLength={60}
          autoComplete="off"
          {...fieldOf(form, 'reference')}
        />
      ) : (
        decision !== 'dismissed' && <InvoiceOfDecision form={form} event={event} />
      )}
      {decision === 'credit note' && (
        <AmountField
          label={t('Amount in rupees, with GST')}
          description={t('Leave this empty to credit the rest of the invoice.')}
          maxLength={11}
          {...fieldOf(form, 'amount')}
        />
      )}
      <TextAreaField
        label={t(asksReason.includes(decision) ? 'Reason' : 'Note')}
        required={asksReason.includes(decision)}
        rows={3}
        maxLength={500}
        {...fieldOf(form, 'note')}
      />
    </>
  )
}
