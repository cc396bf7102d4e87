import { rowIdOf } from '../platform/rowIdOf.ts'

/** What the checkout is about, from its address. */
export type CheckoutTarget =
  | { kind: 'plan'; planId: number; offerId: number | undefined }
  | { kind: 'offer'; offerId: number }
  | { kind: 'invoice'; invoiceId: number }

export function targetInQuery(query: URLSearchParams): CheckoutTarget | undefined {
  const [invoiceId, planId, offerId] = ['invoice', 'plan', 'offer'].map((name) => rowIdOf(query.get(name)))
  if (invoiceId) return { kind: 'invoice', invoiceId }
  if (planId) return { kind: 'plan', planId, offerId }
  return offerId ? { kind: 'offer', offerId } : undefined
}

export function addressOf(target: CheckoutTarget): string {
  if (target.kind === 'invoice') return `/checkout?invoice=${target.invoiceId}`
  if (target.kind === 'offer') return `/checkout?offer=${target.offerId}`
  return `/checkout?plan=${target.planId}${target.offerId ? `&offer=${target.offerId}` : ''}`
}

/** The same from the navigation state: an invoice, a plan or an offer. */
export function targetInState(state: unknown): CheckoutTarget | undefined {
  const { invoice, package: plan, offer } = (state ?? {}) as Record<string, unknown>
  const [invoiceId, planId, offerId] = [invoice, plan, offer].map(idOf)
  if (invoiceId) return { kind: 'invoice', invoiceId }
  if (planId) return { kind: 'plan', planId, offerId }
  return offerId ? { kind: 'offer', offerId } : undefined
}

function idOf(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return rowIdOf(String(id))
}
