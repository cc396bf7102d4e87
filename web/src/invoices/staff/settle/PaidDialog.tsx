import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { errorsOf } from '../../../platform/formErrors.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { useSettleInvoice } from '../calls.ts'
import { PaymentFields } from '../payment/PaymentFields.tsx'
import { initialPayment, judgePayment, proofSent } from '../payment/paymentForm.ts'

const usual = 'nr'

/** Money that reached us by another way than the gateway: how, when, and what proves it. */
export function PaidDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation()
  const settle = useSettleInvoice()
  const { id, number, paymentKind, total } = invoice
  const form = useForm({
    initial: () => initialPayment(paymentKind === 'cc' ? usual : paymentKind),
    check: judgePayment,
    send: async (values) => {
      const body = { paymentKind: values.paymentKind, ...proofSent(values) }
      toastSuccess(t((await settle.mutateAsync({ id, settled: 'paid', body })).message))
      onClose()
    },
    refused: (error) => errorsOf(error, settleInvoice.paid.body),
  })
  return (
    <FormDialog
      form={form}
      title={t('Has invoice {number} been paid?', { number })}
      action={t('Mark as paid')}
      onClose={onClose}
    >
      <p>
        {t('{amount} have reached us. The member is told, and the invoice waits for approval.', {
          amount: rupeesShown(total),
        })}
      </p>
      <PaymentFields form={form} byHand />
    </FormDialog>
  )
}
