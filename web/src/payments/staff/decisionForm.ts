import {
  type Decision,
  type DecisionName,
  decision,
  type PaymentEventShown,
} from '@bnr/contract/payments/schemas'
import type { FormErrors } from '../../platform/formErrors.ts'
import { invoiceIdOf } from './calls.ts'

export interface DecisionValues {
  decision: DecisionName | null
  /** One of the open invoices of the member. */
  invoiceId: string
  /** Typed where the payment names no invoice of ours. */
  invoiceNumber: string
  reference: string
  note: string
}

export const noDecision = { decision: null, invoiceId: '', invoiceNumber: '', reference: '', note: '' }

/** What hangs on the database, and on the decision, the server says. */
export async function judge(values: DecisionValues): Promise<FormErrors> {
  if (!values.decision) {
    const { firstIssues } = await import('../../platform/validate.ts')
    return firstIssues(decision, {})
  }
  if (!values.invoiceNumber || (await invoiceIdOf(values.invoiceNumber.trim()))) return {}
  return { invoiceId: 'No invoice has this number' }
}

export async function decisionOf(values: DecisionValues, event: PaymentEventShown): Promise<Decision> {
  const { reference, note } = values
  return {
    decision: values.decision ?? 'refunded',
    ...(values.decision !== 'refunded' &&
      values.decision !== 'dismissed' &&
      (await invoiceOf(values, event))),
    ...(values.decision === 'refunded' && reference.trim() && { reference: reference.trim() }),
    ...(note.trim() && { note: note.trim() }),
  }
}

/** The chosen invoice, the one of the number, or that of the payment itself. */
async function invoiceOf(
  { decision, invoiceId, invoiceNumber }: DecisionValues,
  event: PaymentEventShown,
): Promise<{ invoiceId?: number | undefined }> {
  if (invoiceNumber) return { invoiceId: await invoiceIdOf(invoiceNumber.trim()) }
  if (decision === 'apply' && invoiceId) return { invoiceId: Number(invoiceId) }
  return decision === 'credit note' ? { invoiceId: event.invoiceId } : {}
}
