import { indianDay } from '@bnr/contract/indianDay'
import { type PaymentKindKey, proofOf } from '@bnr/contract/invoices/paymentKinds'
import { receiptProblem } from '@bnr/contract/invoices/receipt'
import type { FormErrors } from '../../../platform/formErrors.ts'
import { withText } from './withText.ts'

export type PaymentValues = ReturnType<typeof initialPayment>

export const initialPayment = (paymentKind: PaymentKindKey) => ({
  paymentKind,
  receivedOn: indianDay(new Date()),
  bankName: '',
  branch: '',
  transfer: { transactionId: '' },
  cashDeposit: { transactionId: '' },
  upi: { transactionId: '' },
  cheque: { number: '', date: '' },
})

/** The proof of the chosen payment kind only. */
export function proofSent({ paymentKind, bankName, branch, receivedOn, ...proofs }: PaymentValues) {
  const proof = proofOf(paymentKind)
  if (!proof) return {}
  return { ...withText({ bankName, branch, receivedOn }), [proof.field]: withText(proofs[proof.field]) }
}

/** Checks the proof and the day of receipt as the server would. `issuedOn` is today unless given. */
export function validatePayment(
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
