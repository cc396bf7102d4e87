import { expect, test } from 'vitest'
import { keepForProcess, listOfProcess } from './listsOfProcess.ts'

test('keeps a list that was loaded for one page for the next, by its name', () => {
  const heights = [{ height: 54 }]
  expect(listOfProcess('heights')).toBeUndefined()
  expect(keepForProcess('heights', heights)).toBe(heights)
  expect(listOfProcess('heights')).toBe(heights)
  expect(listOfProcess('salaryRanges')).toBeUndefined()
})

test('does not store lists for places that do not exist', () => {
  expect(keepForProcess('states.Atlantis', [])).toEqual([])
  expect(listOfProcess('states.Atlantis')).toBeUndefined()
})
