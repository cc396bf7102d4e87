import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFonts, fontsScript } from './fonts.ts'

const page = document.documentElement

/** The faces that the page requests; each test decides when they arrive. */
let requested: { family: string; weight: string; come: () => void; fail: () => void }[] = []
let added: unknown[] = []
class Face {
  readonly load: () => Promise<void>
  constructor(family: string, _url: string, { weight }: { weight: string }) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    requested.push({ family, weight, come: resolve, fail: () => reject(new Error('not found')) })
    this.load = () => promise
  }
}

/** Runs the script as the browser does in the head, this long after it requested the document. */
function open(milliseconds: number): void {
  page.removeAttribute('data-fonts')
  page.removeAttribute('data-fonts-wait')
  requested = []
  added = []
  Object.assign(document, { fonts: { add: (face: unknown) => added.push(face) } })
  vi.stubGlobal('FontFace', Face)
  const requestStart = 40
  const now = () => requestStart + milliseconds
  vi.stubGlobal('performance', { now, getEntriesByType: () => [{ requestStart }] })
  new Function(fontsScript)()
}

/** Returns the list of requested faces; each request finds this many of them. */
function stubFaces(cuts: number): string[] {
  const loaded: string[] = []
  const load = async (face: string) => {
    loaded.push(face)
    return Array(cuts).fill(face)
  }
  Object.assign(document, { fonts: { load } })
  return loaded
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const waits = () => page.hasAttribute('data-fonts-wait')
const usesFonts = () => page.hasAttribute('data-fonts')

test('on a fast line the page waits for all fonts and renders with all of them', async () => {
  open(50)
  expect(requested.map(({ family, weight }) => `${family} ${weight}`)).toEqual([
    'Figtree 400',
    'Figtree 600',
    'Marcellus 400',
  ])
  requested[0]?.come()
  requested[2]?.come()
  await vi.advanceTimersByTimeAsync(50)
  expect([waits(), usesFonts(), added.length]).toEqual([true, false, 0])
  requested[1]?.come()
  await vi.advanceTimersByTimeAsync(0)
  expect([waits(), usesFonts(), added.length]).toEqual([false, true, 3])
})

test.each(['late', 'missing'])('when one font is %s the page uses none', async (how) => {
  open(50)
  requested[0]?.come()
  requested[2]?.come()
  if (how === 'missing') requested[1]?.fail()
  await vi.advanceTimersByTimeAsync(how === 'late' ? 101 : 0)
  requested[1]?.come()
  await vi.advanceTimersByTimeAsync(0)
  expect([waits(), usesFonts(), added.length]).toEqual([false, false, 0])
})

test('on a slow line the first page neither waits for fonts nor requests them', () => {
  open(150)
  expect([waits(), usesFonts(), requested.length]).toEqual([false, false, 0])
})

test('the next visit uses fetched fonts, however slow the line', async () => {
  open(150)
  const loaded = stubFaces(1)
  expect(await fetchFonts()).toBe(true)
  expect(loaded).toHaveLength(3)
  open(150)
  expect([waits(), requested.length]).toEqual([true, 3])
})

test('fonts of another version, or that failed to load, are not used', async () => {
  open(150)
  stubFaces(0)
  expect(await fetchFonts()).toBe(false)
  expect(localStorage).toHaveLength(0)
  localStorage.setItem('bnr.fonts', '/assets/of-last-year.woff2')
  open(150)
  expect(page.hasAttribute('data-fonts')).toBe(false)
})
