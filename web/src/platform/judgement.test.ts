import { declaredEndpoints } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { z } from '@bnr/contract/schema'
import { wire } from '@bnr/contract/wire'
import { expect, it } from 'vitest'
import { issuesOf } from './judgement.ts'

const bodies = declaredEndpoints().flatMap(({ path, body }) => (body ? [[path, body] as const] : []))

it('runs where schemas are only written down', () => {
  expect(typeof z.string()).toBe('function')
})

it.each(bodies)('can judge what is sent to %s', (_, body) => {
  expect(issuesOf(body, 'nonsense')).not.toEqual([])
})

const place = wire('Place', { city: ['ct', z.string().min(1, 'Enter city'), 'City'] })
const person = wire('Person', {
  name: ['na', z.string().trim().min(2, 'Enter name').optional(), 'Name'],
  homes: ['ho', z.array(place).max(2, 'Too many').default([]), 'Homes'],
  kind: ['ki', z.enum(['one', 'other']).nullable().optional(), 'Kind'],
})

it('judges at every depth, by readable names and in the words of the schema', () => {
  const home = { city: '' }
  expect(issuesOf(person, { name: 'A', homes: [home], kind: null })).toEqual([
    { path: 'name', message: 'Enter name' },
    { path: 'homes.0.city', message: 'Enter city' },
  ])
  expect(issuesOf(person, { homes: [{ city: 'Goa' }] })).toEqual([])
})
