import { expect, type Page, test } from '@playwright/test'
import { anita, teleManager } from '../support/people.ts'
import { enterAs } from '../support/session.ts'

/** What a browser complains of: errors of scripts, refused requests, breaches of the content security policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

test('unknown addresses are truly not found, those of the application are', async ({ request }) => {
  for (const path of ['/nowhere', '/profile', '/assets/none.js', '/api/none', '/home/none']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  for (const path of [
    '/',
    '/home',
    '/faq',
    '/ad/login',
    '/profile/search',
    '/profile/10000001',
    '/profile/update/10000001',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('assets are kept for ever, pages are asked for anew, both compressed', async ({ request }) => {
  const home = await request.get('/home')
  expect(home.headers()['cache-control']).toBe('no-cache')
  expect(home.headers()['content-encoding']).toBe('br')
  const [asset] = (await home.text()).match(/\/assets\/[\w.-]+\.js/) ?? []
  const script = await request.get(asset ?? '')
  expect(script.headers()['cache-control']).toContain('immutable')
  expect(script.headers()['content-encoding']).toBe('br')
})

test('no inline script runs that is not ours', async ({ request }) => {
  const policy = (await request.get('/home')).headers()['content-security-policy'] ?? ''
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src ')) ?? ''
  expect(scripts).toContain("'sha256-")
  expect(scripts).not.toContain('unsafe-inline')
  expect(scripts).not.toContain('unsafe-eval')
})

test('no page gives the browser a reason to complain', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const path of [
    '/home',
    '/about-us',
    '/faq',
    '/membership',
    '/testimonials',
    '/profile/g/list?ge=f&from=21&to=30',
    '/ad/login',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await enterAs(page, anita)
  for (const path of [
    '/profile/dashboard',
    '/profile/search',
    '/profile/list?form=quick&age=31-38',
    '/profile/10000002',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await enterAs(page, teleManager)
  for (const path of ['/ad/dashboard', '/ad/profile/approve', '/ad/profile/search']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})
