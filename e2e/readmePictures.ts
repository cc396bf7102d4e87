/**
 * Takes the pictures of README.md from a running demo: `JOURNEY_PORT=3000 node e2e/readmePictures.ts`. Commit the results.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type ViewportSize } from '@playwright/test'
import sharp from 'sharp'
import { browser as executablePath, quietSwitches } from '../scripts/journeySetup.ts'
import { origin } from './support/address.ts'
import { type Visit, visit } from './support/pages.ts'
import { bnrIds, samuel, teleManager } from './support/people.ts'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const phone = { width: 390, height: 780 }
const desktop = { width: 1280, height: 800 }

const pictures: Record<string, Visit & { viewport: ViewportSize }> = {
  home: { path: '/home', heading: "India's No.1 Exclusive Christian Matrimony", viewport: desktop },
  approval: { path: '/ad/profile/approve', heading: 'Profile Approval', as: teleManager, viewport: desktop },
  matches: { path: '/matches', heading: 'Matches', as: samuel, viewport: phone },
  profile: { path: `/profile/${bnrIds.anita}`, heading: 'Anita Selvaraj', as: samuel, viewport: phone },
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: executablePath(), args: quietSwitches })
for (const [name, { viewport, ...page }] of Object.entries(pictures))
  writeFileSync(`${folder}${name}.webp`, await draw(browser, page, viewport))
await browser.close()

async function draw(on: Browser, one: Visit, viewport: ViewportSize): Promise<Buffer> {
  const context = await on.newContext({ baseURL: origin, reducedMotion: 'reduce', viewport })
  const page = await context.newPage()
  await visit(page, one)
  await page.waitForLoadState('networkidle')
  // The first page of a visit may do without our fonts; the second one has them.
  await page.reload({ waitUntil: 'networkidle' })
  const screenshot = await page.screenshot()
  await context.close()
  return sharp(screenshot).webp({ quality: 82, effort: 6 }).toBuffer()
}
