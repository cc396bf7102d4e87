import { afterEach, expect, test } from 'vitest'
import { queryClient, readingsHere, readingsOfPage } from './queryClient.ts'
import { type PageInWriting, setPageInWriting } from './visit.ts'

const pageInWriting = (): PageInWriting => ({
  reader: undefined,
  isDemo: false,
  user: null,
  readings: readingsOfPage(),
  parts: new Set(),
  status: 200,
})

afterEach(() => setPageInWriting(() => undefined))

test('each page that the server renders has its own cache', () => {
  const [one, other] = [pageInWriting(), pageInWriting()]
  setPageInWriting(() => one)
  readingsHere().setQueryData(['name'], 'Anna')
  setPageInWriting(() => other)
  expect(readingsHere().getQueryData(['name'])).toBeUndefined()
  setPageInWriting(() => undefined)
  expect(readingsHere()).toBe(queryClient)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
