import { expect, it } from 'vitest'
import { fromQuery } from '../query.ts'
import { refinedQuery } from './refinedSearch.ts'

const refine = (query: string, change: object) => {
  const search = fromQuery(new URLSearchParams(query))
  return String(refinedQuery({ ...search, fields: 'advanced' }, { ...search.values, ...change }))
}

it.each([
  ['form=quick&age=21-30', { denomination: ['CSI'] }, 'form=quick&age=21-30&denomination=CSI'],
  ['form=quick&age=21-30', { occupation: ['Nurse'] }, 'form=advanced&age=21-30&occupation=Nurse'],
  ['form=regular&age=21-30', { occupation: ['Nurse'] }, 'form=regular&age=21-30&occupation=Nurse'],
  ['form=advanced&photo=1', { photo: false }, 'form=advanced'],
  ['form=quick&sort=youngest&page=3', { verified: true }, 'form=quick&verified=1&sort=youngest'],
])('%s with %j is %s', (query, change, refined) => {
  expect(refine(query, change)).toBe(refined)
})
