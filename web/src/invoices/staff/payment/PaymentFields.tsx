import { indianDay } from '@bnr/contract/indianDay'
import { paymentKindKeys, paymentKinds, proofOf } from '@bnr/contract/invoices/paymentKinds'
import { earliestReceipt } from '@bnr/contract/invoices/receipt'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../../ui/form/formAccess.ts'
import { t } from '../../../ui/translation.ts'
import { useBanks } from '../calls.ts'
import type { PaymentValues } from './paymentForm.ts'

type FormPart = { form: FormAccess<PaymentValues> }
/** `issuedOn` is today unless given. */
type PaymentPart = FormPart & { issuedOn?: string | undefined }

/** Payment kind and the proof it needs. Staff cannot enter a card payment by hand. */
export function PaymentFields({ form, issuedOn, byHand = false }: PaymentPart & { byHand?: boolean }) {
  const { paymentKind } = form.values
  const offered = paymentKindKeys.filter((kind) => !byHand || kind !== 'cc')
  return (
    <>
      <ChoiceField
        label={t('Payment type')}
        required
        choices={offered.map((kind) => ({ value: kind, label: t(paymentKinds[kind].label) }))}
        description={paymentKind === 'cc' ? t('The member pays this invoice in My Account.') : undefined}
        {...fieldOf(form, 'paymentKind')}
      />
      <Proof form={form} issuedOn={issuedOn} />
    </>
  )
}

function Proof({ form, issuedOn }: PaymentPart) {
  const proof = proofOf(form.values.paymentKind)
  if (!proof) return null
  const path = proof.field === 'cheque' ? 'cheque.number' : (`${proof.field}.transactionId` as const)
  return (
    <>
      <TextField
        key={path}
        label={t(proof.title)}
        required
        maxLength={proof.field === 'cheque' ? 30 : 60}
        autoComplete="off"
        {...fieldOf(form, path)}
      />
      {proof.needsDate && (
        <TextField
          label={t('Date of the cheque or DD')}
          required
          type="date"
          {...fieldOf(form, 'cheque.date')}
        />
      )}
      <PayersBank form={form} />
      <ReceivedOn form={form} issuedOn={issuedOn} />
    </>
  )
}

function PayersBank({ form }: FormPart) {
  const { data } = useBanks()
  const { value, error } = fieldOf(form, 'bankName')
  return (
    <>
      <SelectField
        label={t('Bank name')}
        clearable
        placeholder={t('Please choose')}
        choices={(data?.results ?? []).map(({ name }) => ({ value: name, label: name }))}
        value={value || null}
        error={error}
        onChange={(bank) => form.set('bankName', bank ?? '')}
      />
      <TextField label={t('Branch')} maxLength={80} {...fieldOf(form, 'branch')} />
    </>
  )
}

/** Only for payments that staff enter. The gateway reports the day of a card payment. */
function ReceivedOn({ form, issuedOn }: PaymentPart) {
  const today = indianDay(new Date())
  return (
    <TextField
      label={t('Issue date')}
      description={t('The day you received the payment.')}
      type="date"
      min={earliestReceipt(issuedOn ?? today)}
      max={today}
      {...fieldOf(form, 'receivedOn')}
    />
  )
}
