import type { Reply } from '@bnr/contract/endpoint'
import { readQueues } from '@bnr/contract/figures/endpoints'
import { type QueueName, queues } from '@bnr/contract/figures/queues'
import { fromWire } from '@bnr/contract/rename'
import { expect, type Page, type Request } from '@playwright/test'
import { goTo } from './backOffice.ts'

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' })
const tile = (page: Page, name: QueueName) =>
  waiting(page).getByRole('link', { name: new RegExp(queues[name].label) })

/** Expects exactly these queues on the dashboard. */
export async function expectQueues(page: Page, names: readonly QueueName[]): Promise<void> {
  await expect(waiting(page).getByRole('link')).toHaveCount(names.length)
  for (const name of names) await expect(tile(page, name)).toContainText(/\d/)
}

export const openQueue = (page: Page, name: QueueName): Promise<void> => tile(page, name).click()

const counting = `GET /api${readQueues.path}`

/** Records the requests and responses of the page from now on, in order. */
export function followCalls(page: Page): string[] {
  const calls: string[] = []
  const named = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`
  page.on('request', (request) => calls.push(`sent ${named(request)}`))
  page.on('response', (response) => calls.push(`${response.status()} ${named(response.request())}`))
  return calls
}

/**
 * Returns to the dashboard and expects that one decision was sent, that it counts after it, and shows that count. Other tests use the same queues
 * at the same time, so an earlier number proves nothing.
 */
export async function backToCount(
  page: Page,
  name: QueueName,
  calls: readonly string[],
  done: RegExp,
): Promise<void> {
  const counted = page.waitForResponse(
    (response) => new URL(response.url()).pathname === `/api${readQueues.path}`,
  )
  await goTo(page, 'Dashboard')
  const queuesNow = fromWire(readQueues.reply, await (await counted).json()) as Reply<typeof readQueues>
  const doneAt = calls.findLastIndex((one) => done.test(one))
  expect(calls[doneAt]).toMatch(/^200 /)
  expect(calls.filter((one) => one.startsWith('sent ') && done.test(one))).toHaveLength(1)
  expect(calls.lastIndexOf(`sent ${counting}`)).toBeGreaterThan(doneAt)
  const count = queuesNow.find((one) => one.name === name)?.count
  await expect(tile(page, name)).toContainText(new RegExp(`^${count}\\D`))
}
