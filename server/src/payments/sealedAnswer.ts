import type { InvoiceRow } from '../invoices/store.ts'
import type { EventSource } from '../invoices/tables.ts'
import type { Services } from '../platform/services.ts'
import { attemptOf } from './attempts.ts'
import { interactiveRetries, tryCheckWithGateway } from './checkWithGateway.ts'
import { type GatewayAnswer, readAnswer } from './gateway/answer.ts'
import { open } from './gateway/cipher.ts'
import { outcomeOf } from './gateway/outcomes.ts'
import { handleGatewayAnswer, recordClaim, recordReversal } from './handleAnswer.ts'

export interface SealedAnswer {
  orderId: string
  row: InvoiceRow | undefined
  /** What the answer claims; shown only where the gateway itself has not said otherwise. */
  claimed: GatewayAnswer['status']
}

/**
 * What a browser brings or the gateway pushes. It is sealed but not signed, so that money is believed only when the gateway,
 * asked by us, says the same; a payment that failed can be tried again, and is believed.
 */
export async function handleSealedAnswer(
  services: Services,
  sealed: string,
  source: EventSource,
): Promise<SealedAnswer | undefined> {
  const { gateway } = services.config
  const text = gateway && open(sealed, gateway.workingKey)
  const answer = text === undefined ? undefined : readAnswer(text)
  if (!answer) {
    services.log.warn({ source, length: sealed.length }, 'an answer of the gateway could not be opened')
    return undefined
  }
  const row = await hear(services, answer, source)
  if (!row && !(await attemptOf(services.db, answer.orderId))) return undefined
  return { orderId: answer.orderId, row, claimed: answer.status }
}

async function hear(services: Services, answer: GatewayAnswer, source: EventSource) {
  if (outcomeOf(answer.status).outcome === 'reversed') return await recordReversal(services, answer, source)
  if (isBelieved(answer)) return await handleGatewayAnswer(services, answer, source)
  return await confirmed(services, answer, source)
}

/** What brings no money; a word that is not known may be about some. */
function isBelieved({ status }: GatewayAnswer): boolean {
  const { outcome, known } = outcomeOf(status)
  return known && outcome !== 'paid'
}

/** The same answer again and again, or one about no order of ours, is no reason to ask the gateway each time. */
const askedAgainAfter = 3000

async function confirmed(
  services: Services,
  answer: GatewayAnswer,
  source: EventSource,
): Promise<InvoiceRow | undefined> {
  const { orderId } = answer
  await recordClaim(services, answer, source)
  const attempt = await attemptOf(services.db, orderId)
  const lately = services.clock.now().getTime() - askedAgainAfter
  if (!attempt || (attempt.askedAt?.getTime() ?? 0) > lately) return undefined
  return await tryCheckWithGateway(services, orderId, interactiveRetries)
}
