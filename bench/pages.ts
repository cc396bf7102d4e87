import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browser as chromiumPath, quietSwitches } from '../scripts/journeySetup.ts'
import { startCheckout } from './checkout.ts'
import { openConversation } from './openConversation.ts'
import { pagesNamed } from './pageList.ts'
import { type Figures, visit, widths } from './pageVisit.ts'
import { summary } from './statistics.ts'

/**
 * node bench/pages.ts [name of a page…] [--against folder] [--rounds 5] [--width 360] [--press]: first visits with the
 * connection and processor of a slow phone. With `--press`, the visitor shortlists somebody as soon as the button is
 * visible. With another built checkout the two alternate within each round, and cells show before → after.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    width: { type: 'string' },
    press: { type: 'boolean', default: false },
  },
})
const own = fileURLToPath(new URL('..', import.meta.url))
const folders = options.against ? [options.against, own] : [own]

const milliseconds = (value: number) => value.toFixed(0)
const kilobytes = (value: number) => (value / 1024).toFixed(1)
const pressColumns = [
  ['pressed', 'pressed', milliseconds],
  ['shortlisted', 'shortlisted', milliseconds],
] as const
const columns: (readonly [string, keyof Figures, (value: number) => string])[] = [
  ['first paint', 'painted', milliseconds],
  ['heading', 'heading', milliseconds],
  ['facts', 'fact', milliseconds],
  ['LCP', 'lcp', milliseconds],
  ['CLS', 'cls', (value) => value.toFixed(3)],
  ['interactive', 'interactive', milliseconds],
  ...(options.press ? pressColumns : []),
  ['TBT', 'blocked', milliseconds],
  ['script kB', 'script', kilobytes],
  ['document kB', 'document', kilobytes],
]

/**
 * Playwright's inspector asks for positions in the source while scripts start, so V8 would compile the largest file again: a
 * quarter of a second at this speed, for which no visitor waits.
 */
const asWithoutInspector = '--js-flags=--no-enable-lazy-source-positions'
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...quietSwitches, asWithoutInspector],
})
const checkouts = await Promise.all(folders.map((folder) => startCheckout(folder, 2000)))
await Promise.all(checkouts.map(({ address }) => openConversation(address)))
try {
  process.stdout.write(`${cpus()[0]?.model}, load ${load()} at the beginning\n\n`)
  process.stdout.write(`| page | px | ${columns.map(([title]) => title).join(' | ')} |\n`)
  process.stdout.write(`${'|---'.repeat(columns.length + 2)}|\n`)
  for (const width of widths.filter((one) => !options.width || one === Number(options.width)))
    for (const page of pagesNamed(positionals)) {
      const measured: Figures[][] = checkouts.map(() => [])
      for (let round = 0; round < Number(options.rounds); round++)
        for (const [at, { address }] of checkouts.entries())
          measured[at]?.push(await visit(browser, address, width, page, options.press))
      const cells = columns.map((column) => measured.map((figures) => cellOf(figures, column)).join(' → '))
      process.stdout.write(`| ${page.name} | ${width} | ${cells.join(' | ')} |\n`)
    }
  process.stdout.write(`\nload ${load()} at the end\n`)
} finally {
  await Promise.all(checkouts.map((checkout) => checkout.stop()))
  await browser.close()
}

function cellOf(figures: readonly Figures[], [, key, shown]: (typeof columns)[number]): string {
  const known = figures.map((one) => one[key]).filter((value) => value !== undefined)
  return known.length > figures.length / 2 ? shown(summary(known).p50) : '–'
}

function load(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
}
