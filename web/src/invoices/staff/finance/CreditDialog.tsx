import { creditInvoice } from '@bnr/contract/invoices/credit'
import { creditedOf, leftToCredit } from '@bnr/contract/invoices/creditNotes'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { errorsOf } from '../../../platform/formErrors.ts'
import { AmountField } from '../../../ui/fields/AmountField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { fieldCheckedOnBlur, fieldOf } from '../../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../../ui/form/formAccess.ts'
import { useDialogForm } from '../../../ui/form/useDialogForm.ts'
import { dayShown } from '../../../ui/moments.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import { useCreditInvoice } from '../calls.ts'
import { CreditPreview } from './CreditPreview.tsx'
import { type CreditValues, completes, creditRequest, creditValues, validateCredit } from './creditForm.ts'
import classes from './finance.module.css'

type OfInvoice = { invoice: Invoice }

/** Asks finance for the amount and the reason of a credit note. */
export function CreditDialog({ invoice, onClose }: OfInvoice & { onClose: () => void }) {
  const credit = useCreditInvoice()
  const form = useDialogForm(onClose, {
    initial: () => creditValues(invoice),
    check: (values) => validateCredit(invoice, values),
    send: async (values) => {
      const { message } = await credit.mutateAsync({ id: invoice.id, ...creditRequest(invoice, values) })
      toastSuccess(message)
    },
    refused: (error) => errorsOf(error, creditInvoice.body),
  })
  return (
    <FormDialog
      form={form}
      title={t('Issue a credit note for invoice {number}?', { number: invoice.number })}
      action={t('Issue credit note')}
      onClose={onClose}
    >
      <p>
        {t(
          'You cannot undo a credit note. It does not send money, so you must pay the member back yourself.',
        )}
      </p>
      <Earlier invoice={invoice} />
      <CreditedAmount invoice={invoice} form={form} />
      <CreditPreview invoice={invoice} values={form.values} />
      <TextField
        label={t('Reason')}
        description={t('The member sees this on the credit note.')}
        required
        maxLength={300}
        autoComplete="off"
        {...fieldOf(form, 'reason')}
      />
      <EndOfMembership invoice={invoice} form={form} />
    </FormDialog>
  )
}

type InForm = OfInvoice & { form: FormAccess<CreditValues> }

function CreditedAmount({ invoice, form }: InForm) {
  const amounts = { left: rupeesShown(leftToCredit(invoice)), total: rupeesShown(invoice.total) }
  return (
    <AmountField
      label={t('Amount in rupees, with GST')}
      description={t('You can still credit {left} of {total}.', amounts)}
      required
      maxLength={11}
      {...fieldCheckedOnBlur(form, 'amount')}
    />
  )
}

/** Says what happens to the membership. Finance may keep it running when the note would end it. */
function EndOfMembership({ invoice, form }: InForm) {
  const { state = 'none' } = invoice.membership
  if (!completes(invoice, form.values)) return <p>{t(afterPart[state])}</p>
  return (
    <>
      <p>{t(afterAll[state])}</p>
      {state === 'Active' && (
        <TextField
          label={t('Why the membership keeps running')}
          description={t('Leave this empty to end the membership today.')}
          maxLength={300}
          autoComplete="off"
          {...fieldOf(form, 'keepRunning')}
        />
      )}
    </>
  )
}

/** Effect on the membership of a credit note for part of the invoice. */
const afterPart = {
  none: 'This invoice can still be activated.',
  Waiting: 'The renewal still starts as planned.',
  Active: 'The membership and its quotas stay.',
  Expired: 'The membership has already ended.',
} as const

/** Effect on the membership of the credit note that credits the rest of the invoice. */
const afterAll = {
  none: 'Nobody can activate this invoice any more.',
  Waiting: 'The waiting renewal will not start.',
  Active: 'The membership ends today.',
  Expired: 'The membership has already ended.',
} as const

function Earlier({ invoice }: OfInvoice) {
  const { creditNotes = [] } = invoice
  if (creditNotes.length === 0) return null
  return (
    <section aria-labelledby="earlier-credit" className={classes.earlier}>
      <h3 id="earlier-credit">
        {t('{amount} credited before', { amount: rupeesShown(creditedOf(invoice)) })}
      </h3>
      <ul>
        {creditNotes.map(({ id, number, issuedOn, total, reason }) => (
          <li key={id}>
            <span className={classes.note}>
              <span>{number}</span>
              <strong>{rupeesShown(total)}</strong>
            </span>
            <span className={classes.why}>
              {dayShown(issuedOn)}, {reason}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
