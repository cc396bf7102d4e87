import type { Paise } from '@bnr/contract/money'
import {
  type Decision,
  type DecisionName,
  decision,
  type PaymentEventShown,
} from '@bnr/contract/payments/schemas'
import type { FormErrors } from '../../platform/formErrors.ts'
import { enterTypedAmount, typedAmount } from '../../platform/typedAmount.ts'
import { invoiceIdOf } from './calls.ts'

export interface DecisionValues {
  decision: DecisionName | null
  /** Id of an open invoice of the member. */
  invoiceId: string
  /** Typed when the payment names none of our invoices. */
  invoiceNumber: string
  /** Typed amount of a credit note; empty for all that is left. */
  amount: string
  reference: string
  note: string
}

export const noDecision = {
  decision: null,
  invoiceId: '',
  invoiceNumber: '',
  amount: '',
  reference: '',
  note: '',
}

/** Checks what the browser can know; the server checks the rest. */
export async function validate(values: DecisionValues): Promise<FormErrors> {
  if (!values.decision) {
    const { firstIssues } = await import('../../platform/validate.ts')
    return firstIssues(decision, {})
  }
  if (amountIn(values) === 'unread') return { amount: enterTypedAmount }
  if (!values.invoiceNumber || (await invoiceIdOf(values.invoiceNumber.trim()))) return {}
  return { invoiceId: 'No invoice has this number' }
}

export async function decisionOf(values: DecisionValues, event: PaymentEventShown): Promise<Decision> {
  const { reference, note } = values
  const amount = amountIn(values)
  return {
    decision: values.decision ?? 'refunded',
    ...(values.decision !== 'refunded' &&
      values.decision !== 'dismissed' &&
      (await invoiceOf(values, event))),
    ...(typeof amount === 'number' && { amount }),
    ...(values.decision === 'refunded' && reference.trim() && { reference: reference.trim() }),
    ...(note.trim() && { note: note.trim() }),
  }
}

/** The amount of a credit note; `unread` when the text is not an amount. */
function amountIn({ decision, amount }: DecisionValues): Paise | 'unread' | undefined {
  if (decision !== 'credit note' || amount.trim() === '') return undefined
  return typedAmount(amount) ?? 'unread'
}

/** The chosen invoice, the one with the typed number, or that of the payment itself. */
async function invoiceOf(
  { decision, invoiceId, invoiceNumber }: DecisionValues,
  event: PaymentEventShown,
): Promise<{ invoiceId?: number | undefined }> {
  if (invoiceNumber) return { invoiceId: await invoiceIdOf(invoiceNumber.trim()) }
  if (decision === 'apply' && invoiceId) return { invoiceId: Number(invoiceId) }
  return decision === 'credit note' ? { invoiceId: event.invoiceId } : {}
}
