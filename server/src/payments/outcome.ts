import { isCredited } from '@bnr/contract/invoices/creditNotes'
import { outcomePages } from '@bnr/contract/payments/endpoints'
import { creditNotesOf } from '../invoices/creditNote.ts'
import { type InvoiceRow, loadInvoice } from '../invoices/store.ts'
import { waitingOf } from '../memberships/current.ts'
import { Failure } from '../platform/failure.ts'
import { isSignature, signatureOf } from '../platform/signature.ts'
import type { Services } from '../services/services.ts'
import { attemptOf } from './attempts.ts'
import { outcomeOf } from './gateway/outcomes.ts'
import type { SealedAnswer } from './sealedAnswer.ts'

/** The page to show a browser that returns from the gateway. That page reads the outcome from the server again. */
export function outcomeAddress({ secrets }: Services, answer: SealedAnswer | undefined): string {
  if (!answer) return outcomePages.unpaid
  const { orderId, row, claimed } = answer
  const isPaid = row ? row.state === 'Paid' || row.state === 'Active' : outcomeOf(claimed).outcome === 'paid'
  const query = new URLSearchParams({ order_id: orderId, token: tokenOf(secrets, orderId) })
  return `${isPaid ? outcomePages.paid : outcomePages.unpaid}?${query}`
}

const tokenOf = (secrets: Services['secrets'], orderId: string): string =>
  signatureOf(secrets.payment, orderId)

/** Returns state and plan, and nothing else, to anybody who has the token. */
export async function readOutcome(services: Services, orderId: string, token: string) {
  const { db, secrets } = services
  if (!isSignature(secrets.payment, orderId, token)) throw new Failure('link_expired')
  const attempt = await attemptOf(db, orderId)
  if (!attempt) throw new Failure('link_expired')
  const row = await loadInvoice(db, attempt.invoiceId)
  const { id, state, planName, paidOn, total, purchase } = row
  const credited = isCredited({ total, creditNotes: (await creditNotesOf(db, [id])).get(id) })
  return {
    state,
    planName,
    invoiceId: id,
    isPaid: paidOn !== null,
    ...((await waitsForDay(services, row)) ? { waitsForDay: true as const } : {}),
    ...(purchase === 'topup' ? { isTopUp: true as const } : {}),
    ...(credited ? { isCredited: credited } : {}),
  }
}

/** A renewal that is paid, and waits for its approval or for its first day. */
async function waitsForDay({ db, clock }: Services, invoice: InvoiceRow): Promise<boolean> {
  if (invoice.purchase !== 'renewal' || invoice.paidOn === null || invoice.profileId === null) return false
  if (invoice.state === 'Paid') return true
  const [waiting] = await waitingOf(db, invoice.profileId, clock.now())
  return waiting?.invoiceId === invoice.id
}
