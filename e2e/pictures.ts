/**
 * Takes a picture of every page at 360 and 1280 px in light and dark mode, to check that a change alters none of them. Run
 * `JOURNEY_PORT=3000 node e2e/pictures.ts FOLDER [BEFORE]` once on the old and once on the new code, each on a fresh demo.
 * With BEFORE, it prints the pages that differ from the pictures in that folder, and by how many pixels.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import sharp from 'sharp'
import { browser as executablePath, quietSwitches } from '../scripts/journeySetup.ts'
import { origin } from './support/address.ts'
import { everyPage } from './support/everyPage.ts'
import { type Visit, visit } from './support/pages.ts'

const [folder, before] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder for the pictures')
const widths = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }
const schemes = ['light', 'dark'] as const
const pages = await everyPage()

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: executablePath(), args: quietSwitches })
for (const [width, viewport] of Object.entries(widths))
  for (const [index, page] of pages.entries()) {
    const name = `${String(index).padStart(2, '0')}-${page.path.replace(/\W+/g, '-')}-${width}`
    for (const picture of await draw(browser, page, { viewport }, name)) await compare(picture)
  }
await browser.close()

async function draw(on: Browser, one: Visit, options: BrowserContextOptions, name: string) {
  const context = await on.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await visit(page, one)
  await page.waitForLoadState('networkidle')
  const drawn: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForTimeout(200)
    drawn.push(`${name}-${colorScheme}.png`)
    await page.screenshot({ path: join(folder as string, drawn.at(-1) as string), fullPage: true })
  }
  await context.close()
  return drawn
}

async function compare(picture: string): Promise<void> {
  if (!before) return
  const [old, now] = await Promise.all([
    pixelsOf(join(before, picture)),
    pixelsOf(join(folder as string, picture)),
  ])
  const sameSize = old.info.width === now.info.width && old.info.height === now.info.height
  const differing = sameSize ? differingPixels(old.data, now.data) : 'another size'
  if (differing !== 0) process.stdout.write(`${picture}: ${differing}\n`)
}

function pixelsOf(file: string) {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function differingPixels(old: Buffer, now: Buffer): number {
  let count = 0
  for (let at = 0; at < old.length; at += 3) {
    const distance = Math.max(
      ...[0, 1, 2].map((part) => Math.abs((old[at + part] ?? 0) - (now[at + part] ?? 0))),
    )
    if (distance > 8) count++
  }
  return count
}
