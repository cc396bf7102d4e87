import { setTimeout as pause } from 'node:timers/promises'
import type { Described } from '../../platform/span.ts'
import { traced } from '../../platform/tracing.ts'
import type { GatewaySettings } from '../gatewaySettings.ts'
import { type GatewayAnswer, readStatus } from './answer.ts'
import { open, seal } from './cipher.ts'
import { GatewayAway } from './gatewayAway.ts'

export type OrderQuery = Readonly<{ orderId: string; trackingId?: string | undefined }>

export type RetryPolicy = Readonly<{ timeout: number; pauses: readonly number[]; signal?: AbortSignal }>

/** In milliseconds: the timeout of an attempt, and the pauses between attempts. */
const retryPolicy: RetryPolicy = { timeout: 5000, pauses: [300, 1200] }

/**
 * Asks the gateway about an order. Returns undefined if it does not know the order, and throws `GatewayAway` if it
 * gives no usable reply.
 */
export async function askStatus(
  settings: GatewaySettings,
  order: OrderQuery,
  { timeout, pauses, signal }: RetryPolicy = retryPolicy,
): Promise<GatewayAnswer | undefined> {
  try {
    const reply = await traced(
      () => spanOf(settings),
      () => askOnce(settings, order, timeout, signal),
    )
    return replyOf(settings, order, reply)
  } catch (error) {
    const [delay, ...further] = pauses
    const again = error instanceof GatewayAway && error.reason !== 'refused'
    if (!again || delay === undefined) throw error
    await pause(delay, undefined, signal && { signal })
    return askStatus(settings, order, { timeout, pauses: further, ...(signal && { signal }) })
  }
}

const spanOf = ({ statusUrl }: GatewaySettings): Described => ({
  name: 'card gateway: status of an order',
  kind: 'client',
  attributes: { 'server.address': new URL(statusUrl).host },
})

async function askOnce(
  settings: GatewaySettings,
  { orderId, trackingId = '' }: OrderQuery,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<string> {
  const question = JSON.stringify({ order_no: orderId, reference_no: trackingId })
  const form = new URLSearchParams({
    enc_request: seal(question, settings.workingKey),
    access_code: settings.accessCode,
    command: 'orderStatusTracker',
    request_type: 'JSON',
    response_type: 'JSON',
    version: '1.2',
  })
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(`${settings.statusUrl}/apis/servlet/DoWebTrans`, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
    const text = await response.text()
    if (response.ok) return text
    throw new Error(`status ${response.status}`)
  } catch (cause) {
    signal?.throwIfAborted()
    throw new GatewayAway('silent', cause)
  }
}

function replyOf(settings: GatewaySettings, order: OrderQuery, text: string): GatewayAnswer | undefined {
  const reply = new URLSearchParams(text.trim())
  const content = reply.get('enc_response')?.trim() ?? ''
  if (reply.get('status') === '1') throw new GatewayAway('refused', content.slice(0, 200))
  const result = resultOf(open(content, settings.workingKey))
  if (isUnknownOrder(result)) return undefined
  const answer = readStatus(result)
  if (answer?.orderId !== order.orderId) throw new GatewayAway('garbled')
  return answer
}

/** Older versions of the call nest the result one level deeper. */
function resultOf(json: string | undefined): Record<string, unknown> {
  const { Order_Status_Result: inner, ...flat } = recordOf(json)
  return typeof inner === 'object' && inner !== null ? { ...inner } : flat
}

function recordOf(json = ''): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed === 'object' && parsed !== null) return { ...parsed }
  } catch {}
  throw new GatewayAway('garbled')
}

/** The gateway uses several error codes for this, but the same words. */
const isUnknownOrder = ({ order_no, error_desc }: Record<string, unknown>): boolean =>
  !order_no && /no record|not found/i.test(String(error_desc ?? ''))
