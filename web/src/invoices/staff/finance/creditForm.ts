import { creditInvoice } from '@bnr/contract/invoices/credit'
import { creditedOf, creditProblem, leftToCredit } from '@bnr/contract/invoices/creditNotes'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { type Paise, rupeesOf } from '@bnr/contract/money'
import type { FormErrors } from '../../../platform/formErrors.ts'
import { enterTypedAmount, typedAmount } from '../../../platform/typedAmount.ts'

/** Form values; the amount is the typed text. */
export interface CreditValues {
  amount: string
  reason: string
  keepRunning: string
}

export const creditValues = (invoice: Invoice): CreditValues => ({
  amount: String(rupeesOf(leftToCredit(invoice))),
  reason: '',
  keepRunning: '',
})

/** The typed amount, or undefined when a credit note cannot have it. */
export function creditable(invoice: Invoice, { amount }: CreditValues): Paise | undefined {
  const typed = typedAmount(amount)
  return typed === undefined || creditProblem(typed, leftToCredit(invoice)) ? undefined : typed
}

/** Whether this amount credits the whole rest of the invoice. */
export const completes = (invoice: Invoice, { amount }: CreditValues): boolean =>
  typedAmount(amount) === leftToCredit(invoice)

/** Sends the amount credited so far, so that a repeated call issues no second note. */
export function creditRequest(invoice: Invoice, values: CreditValues) {
  const keepRunning = completes(invoice, values) ? values.keepRunning.trim() : ''
  const amount = typedAmount(values.amount)
  return {
    reason: values.reason.trim(),
    creditedBefore: creditedOf(invoice),
    ...(amount === undefined ? {} : { amount }),
    ...(keepRunning ? { keepRunning } : {}),
  }
}

export async function validateCredit(invoice: Invoice, values: CreditValues): Promise<FormErrors> {
  const { firstIssues } = await import('../../../platform/validate.ts')
  const typed = typedAmount(values.amount)
  const problem = typed === undefined ? enterTypedAmount : creditProblem(typed, leftToCredit(invoice))
  return {
    ...firstIssues(creditInvoice.body, creditRequest(invoice, values)),
    ...(problem ? { amount: problem } : {}),
  }
}
