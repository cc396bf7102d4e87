import { creditInvoice } from '@bnr/contract/invoices/credit'
import { creditedOf, creditProblem, leftToCredit } from '@bnr/contract/invoices/creditNotes'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { type Paise, rupeesOf } from '@bnr/contract/money'
import type { FormErrors } from '../../../platform/formErrors.ts'
import { enterTypedAmount, typedAmount } from '../../../platform/typedAmount.ts'

/** The amount as it is typed. */
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

/** The typed amount, where a credit note can have it. */
export function creditable(invoice: Invoice, { amount }: CreditValues): Paise | undefined {
  const typed = typedAmount(amount)
  return typed === undefined || creditProblem(typed, leftToCredit(invoice)) ? undefined : typed
}

/** With this amount, the credit notes of the invoice add up to its total. */
export const completes = (invoice: Invoice, { amount }: CreditValues): boolean =>
  typedAmount(amount) === leftToCredit(invoice)

/** What is sent; the notes issued so far go with it, so that a call that is repeated issues no second one. */
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

export async function judgeCredit(invoice: Invoice, values: CreditValues): Promise<FormErrors> {
  const { firstIssues } = await import('../../../platform/validate.ts')
  const typed = typedAmount(values.amount)
  const problem = typed === undefined ? enterTypedAmount : creditProblem(typed, leftToCredit(invoice))
  return {
    ...firstIssues(creditInvoice.body, creditRequest(invoice, values)),
    ...(problem ? { amount: problem } : {}),
  }
}
