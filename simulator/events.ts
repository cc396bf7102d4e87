import { setTimeout as pause } from 'node:timers/promises'
import { answerFields } from './answer.ts'
import type { Bank } from './bank.ts'
import { isFinal, type Order } from './orders.ts'

/** Pushes a final result to the shop's server, and retries while the shop does not accept it. */
export async function pushEvent(bank: Bank, order: Order): Promise<void> {
  const { eventsUrl, eventPauses = [1000, 5000, 20_000] } = bank.settings
  if (!eventsUrl || !isFinal(order)) return
  const fields = answerFields(bank, order)
  for (const wait of [0, ...eventPauses]) {
    await pause(wait, undefined, { signal: bank.stopped, ref: false })
    if (await postToShop(eventsUrl, fields, bank.stopped)) return
  }
}

/** Posts fields to the shop. A redirect counts as accepted. */
export async function postToShop(
  url: string,
  fields: Record<string, string>,
  stopped: AbortSignal,
): Promise<boolean> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(10_000)])
  const body = new URLSearchParams(fields)
  return fetch(url, { method: 'POST', body, redirect: 'manual', signal }).then(
    ({ status }) => status < 400,
    () => false,
  )
}
