import { expect, test } from 'vitest'
import { keepForProcess, listOfProcess } from './listsOfProcess.ts'

test('a list that was read for one page is there for the next, by its name', () => {
  const heights = [{ height: 54 }]
  expect(listOfProcess('heights')).toBeUndefined()
  expect(keepForProcess('heights', heights)).toBe(heights)
  expect(listOfProcess('heights')).toBe(heights)
  expect(listOfProcess('salaryRanges')).toBeUndefined()
})

test('names of places that there are not fill no memory', () => {
  expect(keepForProcess('states.Atlantis', [])).toEqual([])
  expect(listOfProcess('states.Atlantis')).toBeUndefined()
})
