import { describe, expect, it } from 'vitest'
import { criteriaOf } from './criteria.ts'
import { relaxationsOf } from './relaxations.ts'
import { emptyValues } from './searchForms.ts'
import type { SearchValues } from './searchParams.ts'

const values: SearchValues = {
  ...emptyValues(),
  age: { from: '40', to: '45' },
  denomination: ['Salvation Army'],
  caste: ['Nadar'],
  country: 'India',
  state: 'Kerala',
  city: ['Kollam'],
  photo: true,
}

/** What the server replies: two criteria of every member's search, then those of the form, in their order. */
function countsWith(gained: Readonly<Record<string, number>>) {
  const without = criteriaOf('advanced', values).map(({ key }) => gained[key] ?? 0)
  return { total: 0, lists: [], without: [0, 0, ...without] }
}
const offered = (gained: Readonly<Record<string, number>>) =>
  relaxationsOf('advanced', values, countsWith(gained))

describe('relaxations', () => {
  it('are the three gentlest of those that find somebody', () => {
    const found = offered({
      'bi.dob': 1204,
      'ri.de': 42,
      'bi.ca': 0,
      'me.ms': 1,
      'me.mt': 1,
      'li.ca.ct.keyword': 7,
    })
    expect(found.map(({ text }) => text)).toEqual([
      'With or without a photo: 1 profile',
      'Any city: 7 profiles',
      'Any denomination: 42 profiles',
    ])
    expect(found[2]?.values).toEqual({ ...values, denomination: [] })
  })

  it('leave out the places within a country', () => {
    const [relaxed] = offered({ 'li.ca.co.keyword': 5 })
    expect(relaxed?.values).toMatchObject({ country: '', state: '', city: [], caste: ['Nadar'] })
  })

  it('widen a range to any age', () => {
    const [relaxed] = offered({ 'bi.dob': 3 })
    expect([relaxed?.text, relaxed?.values.age]).toEqual(['Any age: 3 profiles', { from: '', to: '' }])
  })

  it('are none if no choice alone keeps everybody out, or if the reply counts nothing', () => {
    expect(offered({})).toEqual([])
    expect(relaxationsOf('advanced', values, { total: 0, lists: [], without: [] })).toEqual([])
  })

  it('leave out several choices if no single one is enough', () => {
    const together = [
      { keys: ['bi.ca', 'ri.de'], total: 12 },
      { keys: ['bi.dob', 'li.ca.co.keyword', 'me.ms'], total: 1204 },
      { keys: ['bi.ge', 'ri.de'], total: 9000 },
    ]
    const found = relaxationsOf('advanced', values, { ...countsWith({}), together })
    expect(found.map(({ text }) => text)).toEqual([
      'Any denomination and any caste: 12 profiles',
      'Any age, any country and with or without a photo: 1,204 profiles',
    ])
    expect(found[0]?.values).toEqual({ ...values, denomination: [], caste: [] })
    expect(found[1]?.values).toEqual({
      ...values,
      age: { from: '', to: '' },
      country: '',
      state: '',
      city: [],
      photo: false,
    })
  })

  it('of staff leave out what was not chosen, and clear a period as a whole', () => {
    const searched = {
      ...emptyValues(),
      age: { from: '30', to: '35' },
      createdFrom: '2026-11-01',
      createdTo: '2026-11-05',
    }
    const gained: Record<string, number> = { 'bi.dob': 42, cdt: 7 }
    const without = criteriaOf('staffAdvanced', searched).map(({ key }) => gained[key] ?? 0)
    const found = relaxationsOf('staffAdvanced', searched, { total: 0, lists: [], without })
    expect(found.map(({ text }) => text)).toEqual([
      'Registered on any day: 7 profiles',
      'Any age: 42 profiles',
    ])
    expect(found[0]?.values).toEqual({ ...searched, createdFrom: '', createdTo: '' })
  })
})
