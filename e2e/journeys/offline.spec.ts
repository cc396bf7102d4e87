import { expect, type Page, test } from '@playwright/test'
import { button, link } from '../support/fields.ts'
import { isHydrated } from '../support/pages.ts'
import { idle, trafficOf } from '../support/steadiness.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const offline = 'You are offline'

/** Opens the page and waits until the browser has our worker. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // Before hydration, a link would load a document.
  await isHydrated(page)
}

async function expectOffline(page: Page, path: string): Promise<void> {
  await expect(heading(page, offline)).toBeVisible()
  await expect(page).toHaveURL(path)
}

test('a link pressed without a connection keeps its address and the way back, and opens once there is one', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/faq')
  await context.setOffline(true)
  await link(page.getByRole('contentinfo'), 'About us').click()
  await expectOffline(page, '/about-us')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Frequently asked questions')).toBeVisible()
  await page.goForward()
  await expectOffline(page, '/about-us')
  await context.setOffline(false)
  await expect(heading(page, 'About us')).toBeVisible()
})

test('a reload and an address lead to our page without a connection, and "Try again" loads the page wanted', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), true),
  )
  await openWithWorker(page, '/faq')
  await context.setOffline(true)
  await page.reload()
  await expectOffline(page, '/faq')
  await page.goto('/about-us')
  await expectOffline(page, '/about-us')
  await Promise.all([page.waitForEvent('load'), button(page, 'Try again').click()])
  await expectOffline(page, '/about-us')
  await context.setOffline(false)
  await button(page, 'Try again').click()
  await expect(heading(page, 'About us')).toBeVisible()
})

test('the worker passes pages on, handles nothing else and stores nothing', async ({ page }) => {
  await openWithWorker(page, '/faq')
  const handled: string[] = []
  page.on('response', (answer) => {
    if (answer.fromServiceWorker()) handled.push(new URL(answer.url()).pathname)
  })
  const quiet = trafficOf(page)
  const written = await page.goto('/profile/g/list?ge=f&from=21&to=40')
  expect(await written?.text()).toContain('<article')
  await expect(page.getByRole('article')).toHaveCount(5)
  await quiet(idle)
  expect(handled).toEqual(['/profile/g/list'])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
