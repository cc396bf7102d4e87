import { indianDay } from '@bnr/contract/indianDay'
import { type PaymentKindKey, proofOf } from '@bnr/contract/invoices/paymentKinds'
import { receiptProblem } from '@bnr/contract/invoices/receipt'
import type { FormErrors } from '../../../platform/formErrors.ts'
import { withText } from './withText.ts'

/** How something was paid, as it is typed. */
export type PaymentValues = ReturnType<typeof initialPayment>

export const initialPayment = (paymentKind: PaymentKindKey) => ({
  ...{ paymentKind, receivedOn: indianDay(new Date()), bankName: '', branch: '' },
  ...{ transfer: { transactionId: '' }, cashDeposit: { transactionId: '' }, upi: { transactionId: '' } },
  cheque: { number: '', date: '' },
})

/** What proves it, and nothing of a kind that is not chosen. */
export function proofSent({ paymentKind, bankName, branch, receivedOn, ...proofs }: PaymentValues) {
  const proof = proofOf(paymentKind)
  if (!proof) return {}
  return { ...withText({ bankName, branch, receivedOn }), [proof.field]: withText(proofs[proof.field]) }
}

/** What the server would say of a missing proof or a wrong day; without a day of issue the invoice is issued today. */
export function judgePayment(
  values: PaymentValues,
  today = indianDay(new Date()),
  issuedOn = today,
): FormErrors {
  const proof = proofOf(values.paymentKind)
  if (!proof) return {}
  const [name, text] =
    proof.field === 'cheque'
      ? ['number', values.cheque.number]
      : ['transactionId', values[proof.field].transactionId]
  const problem = values.receivedOn && receiptProblem(values.receivedOn, issuedOn, today)
  return {
    ...(text.trim() ? {} : { [`${proof.field}.${name}`]: `${proof.title} is required.` }),
    ...(problem ? { receivedOn: problem } : {}),
  }
}
