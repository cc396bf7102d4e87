import type { Criterion } from '@bnr/contract/criteria'
import { denominations } from '../server/src/reference/data/denominations.ts'
import { educations } from '../server/src/reference/data/educations.ts'

type Search = { criteria: Criterion[]; page: number }

const of = (key: string, operation: string, value: unknown): Criterion => ({ key, operation, value })
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const states = [
  'Tamil Nadu',
  'Kerala',
  'Karnataka',
  'Andhra Pradesh',
  'Telangana',
  'Maharashtra',
  'Mizoram',
  'Goa',
]
const cities = ['Chennai', 'Ernakulam', 'Coimbatore', 'Kottayam', 'Hyderabad', 'Tirunelveli']
const tongues = ['Tamil', 'Malayalam', 'Telugu', 'Kannada', 'English', 'Hindi', 'Khasi', 'Konkani']
const churches = denominations.entries.map(({ label }) => label)
const degrees = educations.entries.map(({ label }) => label)

/** 200 searches as people make them: mostly an age range with one or two preferences, some broad, some very narrow. */
export function mixedSearches(): Search[] {
  return Array.from({ length: 200 }, (_, index) => ({
    criteria: criteriaOf(index),
    page: index % 7 === 0 ? 3 : 0,
  }))
}

function criteriaOf(index: number): Criterion[] {
  const from = 21 + (index % 12)
  const age = of('bi.dob', 'age_range', { gte: from, lte: from + 4 + (index % 6) })
  const height = of('bi.ht', 'range', { gte: `5.${index % 6}`, lte: '6.2' })
  const kinds: Criterion[][] = [
    [age],
    [age, of('ri.de', 'eq', pick(churches, index))],
    [age, height, of('li.ca.st.keyword', 'eq', pick(states, index))],
    [
      age,
      of('bi.mt', 'eq', pick(tongues, index)),
      of('ri.de', 'eq', [pick(churches, index), pick(churches, index + 7)]),
    ],
    [age, of('pi.edu.de', 'eq', [pick(degrees, index), pick(degrees, index + 3), pick(degrees, index + 9)])],
    [age, height, of('bi.ms', 'eq', 'Never Married'), of('me.mt', 'eq', 'pp')],
    [age, of('li.ca.ct.keyword', 'eq', pick(cities, index)), of('pi.ai', 'range', { gte: 500_000 })],
    [],
    [
      age,
      height,
      of('bi.mt', 'eq', pick(tongues, index)),
      of('li.ca.st.keyword', 'eq', pick(states, index)),
      of('pi.oc', 'eq', 'Nurse'),
    ],
    [of('bi.ht', 'range', { gte: '5.0', lte: '5.6' }), of('ri.de', 'eq', pick(churches, index))],
  ]
  return pick(kinds, index)
}
