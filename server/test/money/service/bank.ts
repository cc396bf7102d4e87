import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rows } from '../../../src/database/database.ts'
import { postForm } from '../../factories/payments.ts'
import type { Cast, World } from './world.ts'

/** Stores the token that starts a payment under the order that the service created for it. */
export async function keepToken({ service }: World, { tokens }: Cast, token: string | undefined) {
  if (!token) return
  const hash = createHash('sha256').update(token).digest('hex')
  const [attempt] = await rows<{ order: string }>(
    service.db,
    sql`select order_id as order from payment_attempts where token_hash = ${hash}`,
  )
  if (attempt) tokens.set(attempt.order, token)
}

/** Follows the token and its form to the bank as the browser does; returns false if the service refuses the token. */
export async function followToken({ service }: World, { tokens }: Cast, order: string): Promise<boolean> {
  const page = await postForm(service, '/ccavRequestHandler', { token: tokens.get(order) ?? '' })
  if (page.statusCode !== 200) return false
  const fields = [...page.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const [, action = ''] = page.body.match(/action="([^"]+)"/) ?? []
  await fetch(action.replaceAll('&amp;', '&'), { method: 'POST', body: new URLSearchParams(fields) })
  return true
}

/** Sets the bank's decision about an order, and stores the encrypted answer that a browser may bring. */
export async function decideAtBank(
  { bank }: World,
  cast: Cast,
  order: string,
  status: string,
): Promise<void> {
  const answer = await fetch(`${bank.address}/simulator/orders/${order}`, {
    method: 'POST',
    body: JSON.stringify({ status, event: false }),
  })
  const { encResp, trackingId } = (await answer.json()) as { encResp: string; trackingId: string }
  cast.answers.set(order, [...(cast.answers.get(order) ?? []), encResp])
  cast.trackingIds.set(order, trackingId)
}

export type Channel = 'return' | 'push'
const addresses: Record<Channel, string> = { return: '/ccavResponseHandler', push: '/api/payments/events' }

export async function bringAnswer(world: World, encResp: string, channel: Channel): Promise<boolean> {
  const { statusCode } = await postForm(world.service, addresses[channel], { encResp })
  return statusCode === (channel === 'return' ? 303 : 200)
}
