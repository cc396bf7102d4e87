import { expect, type Locator, type Request } from '@playwright/test'

/** Files are uploaded to an address of their own. */
const writes = /^\/(api|media)\//

/** The ends of calls that only read, but are sent with POST because they carry a search. */
const reads = /\/(search|totals)$/

const isWriting = (request: Request): boolean => {
  const { pathname } = new URL(request.url())
  return writes.test(pathname) && request.method() !== 'GET' && !reads.test(pathname)
}

/** How many milliseconds each click of a slow hand takes: its second one comes after the answer. */
export const slowHand = 150

/** Presses a button that sends with two quick clicks: it sends once, and nothing is refused. */
export async function pressTwice(target: Locator, delay = 0): Promise<void> {
  const page = target.page()
  const sent: string[] = []
  const note = (request: Request) => {
    if (isWriting(request)) sent.push(`${request.method()} ${request.url()}`)
  }
  page.on('request', note)
  const answered = page.waitForResponse((response) => isWriting(response.request()))
  await target.dblclick({ delay })
  expect((await answered).ok(), sent.join()).toBe(true)
  page.off('request', note)
  expect(sent).toEqual([...new Set(sent)])
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0)
}
