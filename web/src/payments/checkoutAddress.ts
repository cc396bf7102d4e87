import { rowIdOf } from '../platform/rowIdOf.ts'

/** What is bought, as the address of the checkout says it. */
export type Wanted =
  | { kind: 'plan'; planId: number; offerId: number | undefined }
  | { kind: 'offer'; offerId: number }
  | { kind: 'invoice'; invoiceId: number }

export function wantedAt(query: URLSearchParams): Wanted | undefined {
  const [invoiceId, planId, offerId] = ['invoice', 'plan', 'offer'].map((name) => rowIdOf(query.get(name)))
  if (invoiceId) return { kind: 'invoice', invoiceId }
  if (planId) return { kind: 'plan', planId, offerId }
  return offerId ? { kind: 'offer', offerId } : undefined
}

export function addressOf(wanted: Wanted): string {
  if (wanted.kind === 'invoice') return `/checkout?invoice=${wanted.invoiceId}`
  if (wanted.kind === 'offer') return `/checkout?offer=${wanted.offerId}`
  return `/checkout?plan=${wanted.planId}${wanted.offerId ? `&offer=${wanted.offerId}` : ''}`
}

/** The same, as other pages leave it in the history: an invoice, a package, or an offer. */
export function wantedOf(state: unknown): Wanted | undefined {
  const { invoice, package: plan, offer } = (state ?? {}) as Record<string, unknown>
  const [invoiceId, planId, offerId] = [invoice, plan, offer].map(idOf)
  if (invoiceId) return { kind: 'invoice', invoiceId }
  if (planId) return { kind: 'plan', planId, offerId }
  return offerId ? { kind: 'offer', offerId } : undefined
}

function idOf(given: unknown): number | undefined {
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : undefined
  return rowIdOf(String(id))
}
