import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFonts, fontsScript } from './fonts.ts'

const page = document.documentElement

/** The faces that the page asks for; the test says when they come. */
let asked: { family: string; weight: string; come: () => void; fail: () => void }[] = []
let added: unknown[] = []
class Face {
  readonly load: () => Promise<void>
  constructor(family: string, _url: string, { weight }: { weight: string }) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    asked.push({ family, weight, come: resolve, fail: () => reject(new Error('not found')) })
    this.load = () => promise
  }
}

/** As the browser runs it in the head, so long after it has asked for the document. */
function open(milliseconds: number): void {
  page.removeAttribute('data-fonts')
  page.removeAttribute('data-fonts-wait')
  asked = []
  added = []
  Object.assign(document, { fonts: { add: (face: unknown) => added.push(face) } })
  vi.stubGlobal('FontFace', Face)
  const requestStart = 40
  const now = () => requestStart + milliseconds
  vi.stubGlobal('performance', { now, getEntriesByType: () => [{ requestStart }] })
  new Function(fontsScript)()
}

/** The faces that are looked for, each with as many cuts as are said. */
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
const hasLetters = () => page.hasAttribute('data-fonts')

test('on a fast line the page waits for all faces, and is drawn in them together', async () => {
  open(50)
  expect(asked.map(({ family, weight }) => `${family} ${weight}`)).toEqual([
    'Figtree 400',
    'Figtree 600',
    'Marcellus 400',
  ])
  asked[0]?.come()
  asked[2]?.come()
  await vi.advanceTimersByTimeAsync(50)
  expect([waits(), hasLetters(), added.length]).toEqual([true, false, 0])
  asked[1]?.come()
  await vi.advanceTimersByTimeAsync(0)
  expect([waits(), hasLetters(), added.length]).toEqual([false, true, 3])
})

test.each(['late', 'missing'])('when one face is %s the page is drawn in none', async (how) => {
  open(50)
  asked[0]?.come()
  asked[2]?.come()
  if (how === 'missing') asked[1]?.fail()
  await vi.advanceTimersByTimeAsync(how === 'late' ? 101 : 0)
  asked[1]?.come()
  await vi.advanceTimersByTimeAsync(0)
  expect([waits(), hasLetters(), added.length]).toEqual([false, false, 0])
})

test('on a slow line the first page neither waits for letters nor asks for them', () => {
  open(150)
  expect([waits(), hasLetters(), asked.length]).toEqual([false, false, 0])
})

test('what has been fetched is used on the next visit, however slow the line', async () => {
  open(150)
  const loaded = stubFaces(1)
  expect(await fetchFonts()).toBe(true)
  expect(loaded).toHaveLength(3)
  open(150)
  expect([waits(), asked.length]).toEqual([true, 3])
})

test('letters of another version, or that could not be fetched, are none', async () => {
  open(150)
  stubFaces(0)
  expect(await fetchFonts()).toBe(false)
  expect(localStorage).toHaveLength(0)
  localStorage.setItem('bnr.fonts', '/assets/of-last-year.woff2')
  open(150)
  expect(page.hasAttribute('data-fonts')).toBe(false)
})
