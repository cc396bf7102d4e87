import { declaredEndpoints } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { profileChange } from '@bnr/contract/profiles/profile'
import { toRequest } from '@bnr/contract/rename'
import { z } from '@bnr/contract/schema'
import { wire } from '@bnr/contract/wire'
import { expect, it } from 'vitest'
import { issuesOf } from './validate.ts'

const bodies = declaredEndpoints().flatMap(({ path, body }) => (body ? [[path, body] as const] : []))

it('runs with the schema recorder of the browser', () => {
  expect(typeof z.string()).toBe('function')
})

it.each(bodies)('can check what is sent to %s', (_, body) => {
  expect(issuesOf(body, 'nonsense')).not.toEqual([])
})

it('uses plain messages where a schema has none of its own', () => {
  const plain = wire('Plain', {
    text: ['a', z.string(), 'Text'],
    number: ['b', z.number().min(1), 'Number'],
    choice: ['c', z.enum(['x', 'y']), 'Choice'],
    list: ['d', z.array(z.string()).min(1), 'List'],
    day: ['e', z.iso.date(), 'Day'],
  })
  const wrong = { text: 5, number: 0, choice: 'z', list: [], day: 'soon' }
  expect(issuesOf(plain, wrong).map(({ message }) => message)).toEqual([
    'Enter some text',
    'Enter a number from 1',
    'Select a value from the list',
    'Choose at least one',
    'Enter a date',
  ])
  expect(issuesOf(plain, { ...wrong, text: undefined })[0]?.message).toBe('Please fill this in')
})

it('accepts values that the server computed, because they are not sent', () => {
  const height = { feet: 5, inches: 4, label: '5 ft 4 in (163 cm)' }
  const change = { basic: { height, ageYears: 27, genderLabel: 'Female' } }
  expect(issuesOf(profileChange, change)).toEqual([])
  expect(toRequest(profileChange, change)).toEqual({ bi: { ht: { ft: 5, in: 4 } } })
})

const place = wire('Place', { city: ['ct', z.string().min(1, 'Enter city'), 'City'] })
const person = wire('Person', {
  name: ['na', z.string().trim().min(2, 'Enter name').optional(), 'Name'],
  homes: ['ho', z.array(place).max(2, 'Too many').default([]), 'Homes'],
  kind: ['ki', z.enum(['one', 'other']).nullable().optional(), 'Kind'],
})

it('checks at every depth, with readable names and the messages of the schema', () => {
  const home = { city: '' }
  expect(issuesOf(person, { name: 'A', homes: [home], kind: null })).toEqual([
    { path: 'name', message: 'Enter name' },
    { path: 'homes.0.city', message: 'Enter city' },
  ])
  expect(issuesOf(person, { homes: [{ city: 'Goa' }] })).toEqual([])
})
