import { equal } from '@bnr/contract/criteria'
import { leftToCredit } from '@bnr/contract/invoices/creditNotes'
import { unpaidStates } from '@bnr/contract/invoices/states'
import { rupeesShown } from '@bnr/contract/money'
import { largestPage } from '@bnr/contract/pageSizes'
import type { PaymentEventShown } from '@bnr/contract/payments/schemas'
import { useInvoice } from '../../invoices/calls.ts'
import { useInvoices } from '../../invoices/staff/calls.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'
import type { DecisionValues } from './decisionForm.ts'

interface InvoiceOfDecisionProps {
  form: FormAccess<DecisionValues>
  event: PaymentEventShown
}

/** The invoice for the decision: an open one of the same member, the paid one, or one found by its number. */
export function InvoiceOfDecision({ form, event }: InvoiceOfDecisionProps) {
  if (event.invoiceId === undefined)
    return (
      <TextField
        label={t('Invoice number')}
        required
        maxLength={16}
        autoComplete="off"
        {...fieldOf(form, 'invoiceNumber')}
        error={form.errorIn('invoiceId')}
      />
    )
  if (form.values.decision === 'apply') return <OpenInvoices form={form} invoiceId={event.invoiceId} />
  return <CreditedInvoice form={form} invoiceId={event.invoiceId} number={event.invoiceNumber ?? ''} />
}

interface CreditedInvoiceProps extends Pick<InvoiceOfDecisionProps, 'form'> {
  invoiceId: number
  number: string
}

function CreditedInvoice({ form, invoiceId, number }: CreditedInvoiceProps) {
  const { data: invoice } = useInvoice(invoiceId)
  return (
    <p>
      {t('This issues a credit note for invoice {number}.', { number })}{' '}
      {invoice && t('You can still credit {left} of it.', { left: rupeesShown(leftToCredit(invoice)) })}{' '}
      <span role="alert">{form.errorIn('invoiceId')}</span>
    </p>
  )
}

function OpenInvoices({ form, invoiceId }: { form: InvoiceOfDecisionProps['form']; invoiceId: number }) {
  const { data: paid } = useInvoice(invoiceId)
  const profileId = paid?.profileId
  const { data: open } = useInvoices(
    { criteria: equal({ pid: profileId, st: unpaidStates }), page: 0, size: largestPage },
    profileId !== undefined,
  )
  const none = open?.total === 0
  return (
    <ChoiceField
      label={t('Invoice to pay')}
      required
      choices={withNone(
        t(none ? 'This member has no open invoice' : 'Please choose'),
        (open?.results ?? []).map(({ id, number, total, state }) => ({
          value: String(id),
          label: [number, rupeesShown(total), t(state)].join(' · '),
        })),
      )}
      {...fieldOf(form, 'invoiceId')}
    />
  )
}
