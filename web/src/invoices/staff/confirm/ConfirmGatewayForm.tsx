import { confirmGatewayPayment } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { errorsOf } from '../../../platform/formErrors.ts'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import { useConfirmGatewayPayment } from '../calls.ts'
import classes from './ConfirmGatewayForm.module.css'
import { waitsForGateway } from './waitsForGateway.ts'

/** Shows the payment and asks for its transaction ID while it waits for confirmation. */
export function ConfirmGatewayForm({ invoice, onBack }: { invoice: Invoice; onBack: () => void }) {
  return (
    <Surface className={classes.page}>
      <FactList
        facts={[
          { label: 'BNR ID', value: invoice.profile?.bnrId },
          { label: 'Name', value: invoice.profile?.basic.name ?? invoice.billedTo },
          { label: 'Selected plan', value: invoice.membership.planName },
          { label: 'Invoice', value: invoice.number },
          { label: 'Amount', value: rupeesShown(invoice.total) },
          { label: 'Status', value: t(invoice.state) },
        ]}
      />
      {waitsForGateway(invoice) ? (
        <TransactionForm invoice={invoice} onBack={onBack} />
      ) : (
        <p>{t('This invoice is not waiting for a card payment.')}</p>
      )}
    </Surface>
  )
}

function TransactionForm({ invoice: { id }, onBack }: { invoice: Invoice; onBack: () => void }) {
  const confirm = useConfirmGatewayPayment()
  const { body } = confirmGatewayPayment
  const form = useForm({
    initial: { trackingId: '' },
    check: async (values) => (await import('../../../platform/validate.ts')).firstIssues(body, values),
    send: async ({ trackingId }) => {
      const { message } = await confirm.mutateAsync({ id, trackingId: trackingId.trim() })
      toastSuccess(t(message))
      onBack()
    },
    refused: (error) => errorsOf(error, body),
  })
  const actions = (
    <div className="row-3">
      <Button variant="quiet" onClick={onBack}>
        {t('Cancel')}
      </Button>
      <SubmitButton form={form} label={t('Activate')} />
    </div>
  )
  return (
    <Form form={form} className="stack-5" actions={actions}>
      <TextField
        label={t('Transaction ID')}
        required
        maxLength={60}
        autoComplete="off"
        {...fieldOf(form, 'trackingId')}
      />
    </Form>
  )
}
