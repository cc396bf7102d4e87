import { indianDay } from '@bnr/contract/indianDay'
import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { errorsOf } from '../../../platform/formErrors.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useDialogForm } from '../../../ui/form/useDialogForm.ts'
import { dayShown } from '../../../ui/moments.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import { useSettleInvoice } from '../calls.ts'
import { PaymentFields } from '../payment/PaymentFields.tsx'
import { initialPayment, proofSent, validatePayment } from '../payment/paymentForm.ts'

const usual = 'nr'

/** Records a payment made outside the gateway, or corrects its day of receipt. */
export function PaidDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const settle = useSettleInvoice()
  const { id, number, paymentKind, total, state, day, issuedOn } = invoice
  const isPaid = state === 'Paid'
  const form = useDialogForm(onClose, {
    initial: () => initialPayment(paymentKind === 'cc' ? usual : paymentKind),
    check: (values) => (isPaid ? {} : validatePayment(values, indianDay(new Date()), issuedOn)),
    send: async (values) => {
      const body = { paymentKind: values.paymentKind, ...proofSent(values) }
      toastSuccess(t((await settle.mutateAsync({ id, settled: 'paid', body })).message))
    },
    refused: (error) => errorsOf(error, settleInvoice.paid.body),
  })
  return (
    <FormDialog
      form={form}
      title={t(isPaid ? 'Correct the day of receipt of {number}' : 'Has invoice {number} been paid?', {
        number,
      })}
      action={t(isPaid ? 'Correct the day' : 'Mark as paid')}
      onClose={onClose}
    >
      <p>
        {isPaid
          ? t('Enter the same payment with the correct day of receipt. The current day is {day}.', {
              day: dayShown(day),
            })
          : t('We received {amount}. The member gets a message, and the invoice waits for approval.', {
              amount: rupeesShown(total),
            })}
      </p>
      <PaymentFields form={form} issuedOn={issuedOn} byHand />
    </FormDialog>
  )
}
