import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { type Pair, registerPair, writes } from '../support/conversations.ts'
import { button } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import type { Member } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'

const field = (page: Page) => page.getByLabel('Your message')
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' })
const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Messages' })

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await button(page, 'Send').click()
}

/** The page of one side in a browser of its own, with an open stream. */
async function openFor(browser: Browser, mine: Member, other: Member): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enterAs(page, mine.person)
  const stream = page.waitForResponse(/\/api\/hints$/)
  await page.goto(`/messages/${other.bnrId}`)
  expect((await stream).status()).toBe(200)
  return page
}

/** Counts the calls for conversations from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/conversations')) calls.push(pathname + search)
  })
  return calls
}

async function bothPages(browser: Browser): Promise<Pair & { his: Page; hers: Page }> {
  const pair = await registerPair()
  const his = await openFor(browser, pair.groom, pair.bride)
  const hers = await openFor(browser, pair.bride, pair.groom)
  return { ...pair, his, hers }
}

const contextsOf = (...pages: Page[]): BrowserContext[] => pages.map((page) => page.context())
const closeAll = (contexts: BrowserContext[]) => Promise.all(contexts.map((context) => context.close()))

test('a message appears at the other family without a reload, reading only what is new', async ({
  browser,
}) => {
  const { his, hers } = await bothPages(browser)
  await send(his, 'Greetings from Madurai')
  await expect(messages(hers)).toContainText('Greetings from Madurai')
  await field(hers).fill('We are glad')
  await send(his, 'Our church is in Adyar')
  await expect(messages(hers)).toContainText('Our church is in Adyar')
  await expect(field(hers)).toHaveValue('We are glad')
  const calls = callsOf(hers)
  await send(his, 'And yours?')
  await expect(messages(hers)).toContainText('And yours?')
  expect(calls.some((call) => call.endsWith('/messages?after=2'))).toBe(true)
  expect(calls.filter((call) => /\/messages(?!\?after=)/.test(call))).toEqual([])

  await button(his, 'Withdraw').last().click()
  await expect(messages(hers)).toContainText('This message was withdrawn')
  await closeAll(contextsOf(his, hers))
})

test('a message that is written while the line is cut waits, says so, and is sent once', async ({
  browser,
}) => {
  const { his, hers } = await bothPages(browser)
  await his.context().setOffline(true)
  await send(his, 'Shall we meet on Sunday?')
  await expect(his.getByText('No connection. We send it as soon as you are online again.')).toBeVisible()
  await send(hers, 'We would like to meet')
  await his.context().setOffline(false)
  await expect(messages(hers)).toContainText('Shall we meet on Sunday?')
  await expect(messages(his)).toContainText('We would like to meet')
  await expect(his.getByText('No connection.')).toHaveCount(0)
  for (const page of [his, hers])
    await expect(messages(page).getByText('Shall we meet on Sunday?')).toHaveCount(1)
  await closeAll(contextsOf(his, hers))
})

test('somebody who reads earlier messages stays there and learns of new ones', async ({ browser }) => {
  const pair = await registerPair()
  const { groom, bride } = pair
  for (let count = 0; count < 9; count++) {
    await writes(groom, bride, `Our family likes to sing, to cook and to travel. Part ${count} of our story`)
    await writes(bride, groom, `Please tell us more about your family and your home. Answer ${count}`)
  }
  const hers = await openFor(browser, bride, groom)
  const newer = button(hers, 'New messages')
  await expect(messages(hers)).toContainText('Answer 8')
  await hers.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => hers.evaluate(() => scrollY)).toBe(0)
  await writes(groom, bride, 'This is the newest message')
  await expect(newer).toBeVisible()
  expect(await hers.evaluate(() => scrollY)).toBe(0)
  await expectAccessible(hers, 'new messages below')
  await newer.click()
  await expect(messages(hers).getByText('This is the newest message')).toBeInViewport()
  await expect(newer).toHaveCount(0)
  await writes(bride, groom, 'Thank you')
  await expect(messages(hers).getByText('Thank you')).toBeInViewport()
  await closeAll(contextsOf(hers))
})

test('the number of unread conversations follows on every page, in all tabs over one stream', async ({
  browser,
}) => {
  const { groom, bride } = await registerPair()
  const context = await browser.newContext()
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/hints')) streams.push(request.url())
  })
  const first = await context.newPage()
  await enterAs(first, bride.person)
  await first.goto('/profile/dashboard')
  await expect.poll(() => streams.length).toBe(1)
  const second = await context.newPage()
  await second.goto('/matches')
  await expect(entry(second)).toBeVisible()
  await writes(groom, bride, 'Greetings from Madurai')
  for (const page of [first, second]) await expect(entry(page)).toContainText(/1\s*unread/)
  await expectAccessible(second, 'the entry of messages')
  await entry(first).click()
  await settled(first, 'Messages')
  await first.getByRole('link', { name: new RegExp(groom.name) }).click()
  for (const page of [first, second]) await expect(entry(page)).not.toContainText('unread')
  expect(streams).toHaveLength(1)
  await closeAll([context])
})
