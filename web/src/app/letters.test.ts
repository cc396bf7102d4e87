import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchLetters, lettersScript } from './letters.ts'

const page = document.documentElement
const asked = () => [...document.head.querySelectorAll('link[as=font]')].length

/** As the browser runs it in the head, so long after it has asked for the document. */
function open(milliseconds: number): void {
  page.removeAttribute('data-letters')
  document.head.replaceChildren()
  const requestStart = 40
  const now = () => requestStart + milliseconds
  vi.stubGlobal('performance', { now, getEntriesByType: () => [{ requestStart }] })
  new Function(lettersScript)()
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

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('on a fast line words are drawn in our letters, which are asked for at once', () => {
  open(50)
  expect([page.hasAttribute('data-letters'), asked()]).toEqual([true, 2])
})

test('on a slow line the first page neither waits for letters nor asks for them', () => {
  open(150)
  expect([page.hasAttribute('data-letters'), asked()]).toEqual([false, 0])
})

test('what has been fetched is used on the next visit, however slow the line', async () => {
  open(150)
  const loaded = stubFaces(1)
  expect(await fetchLetters()).toBe(true)
  expect(loaded).toHaveLength(3)
  open(150)
  expect([page.hasAttribute('data-letters'), asked()]).toEqual([true, 2])
})

test('letters of another version, or that could not be fetched, are none', async () => {
  open(150)
  stubFaces(0)
  expect(await fetchLetters()).toBe(false)
  expect(localStorage).toHaveLength(0)
  localStorage.setItem('bnr.letters', '/assets/of-last-year.woff2')
  open(150)
  expect(page.hasAttribute('data-letters')).toBe(false)
})
