import type { InvoiceRow } from '../invoices/store.ts'
import type { EventSource } from '../invoices/tables.ts'
import type { Services } from '../services/services.ts'
import { attemptOf, wasJustAsked } from './attempts.ts'
import { interactiveRetries, tryCheckWithGateway } from './checkWithGateway.ts'
import { type GatewayAnswer, readAnswer } from './gateway/answer.ts'
import { open } from './gateway/cipher.ts'
import { outcomeOf } from './gateway/outcomes.ts'
import { handleGatewayAnswer, recordClaim, recordReversal } from './handleAnswer.ts'

export interface SealedAnswer {
  orderId: string
  row: InvoiceRow | undefined
  /** Status that the answer claims; shown only if the gateway has not told us otherwise. */
  claimed: GatewayAnswer['status']
}

/**
 * Handles an encrypted answer that a browser brings or the gateway pushes. It is encrypted but not signed, so money
 * counts only once the gateway confirms it. We trust a failure without asking, because the member can pay again.
 */
export async function handleSealedAnswer(
  services: Services,
  sealed: string,
  source: EventSource,
): Promise<SealedAnswer | undefined> {
  const { gateway } = services.config
  const answer = gateway && readAnswer(open(sealed, gateway.workingKey) ?? '')
  if (!answer) {
    services.log.warn({ source, length: sealed.length }, 'could not decrypt an answer of the gateway')
    return undefined
  }
  const row = await applyAnswer(services, answer, source)
  if (!row && !(await attemptOf(services.db, answer.orderId))) return undefined
  return { orderId: answer.orderId, row, claimed: answer.status }
}

async function applyAnswer(services: Services, answer: GatewayAnswer, source: EventSource) {
  if (outcomeOf(answer.status).outcome === 'reversed') return await recordReversal(services, answer, source)
  if (isTrusted(answer)) return await handleGatewayAnswer(services, answer, source)
  return await checkClaim(services, answer, source)
}

/** A known status without money. An unknown status may be about money, so it is checked. */
function isTrusted({ status }: GatewayAnswer): boolean {
  const { outcome, known } = outcomeOf(status)
  return known && outcome !== 'paid'
}

/** Seconds before the gateway is asked about the same order again, so that repeated answers do not flood it. */
const pauseBetweenChecks = 3

async function checkClaim(
  services: Services,
  answer: GatewayAnswer,
  source: EventSource,
): Promise<InvoiceRow | undefined> {
  const { orderId } = answer
  await recordClaim(services, answer, source)
  const attempt = await attemptOf(services.db, orderId)
  if (!attempt || wasJustAsked(attempt, pauseBetweenChecks, services.clock.now())) return undefined
  return await tryCheckWithGateway(services, orderId, interactiveRetries)
}
