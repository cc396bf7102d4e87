import { expect, test } from 'vitest'
import { z } from '#schema'
import { toReadablePath, toWirePath } from './paths.ts'
import { profile, profileChange } from './profiles/profile.ts'
import { fromWire, toWire } from './rename.ts'
import { patch, wire, wireObjects } from './wire.ts'

const place = wire('Test place', { city: ['ct', z.string().min(1, 'Enter city'), 'City'] })
const person = wire('Test person', {
  name: ['na', z.string().min(2, 'Enter name').default('Nobody'), 'Name'],
  home: ['ho', place.optional(), 'Home'],
  visited: ['vi', z.array(place).optional(), 'Places'],
})

test('decoding renames at every depth and refuses unknown keys', () => {
  expect(z.decode(person, { na: 'Ann', ho: { ct: 'Goa' }, vi: [{ ct: 'Kochi' }] })).toEqual({
    name: 'Ann',
    home: { city: 'Goa' },
    visited: [{ city: 'Kochi' }],
  })
  const wrong = z.safeDecode(person, { na: 'A', ho: { ct: '', zz: 1 } } as never)
  expect(wrong.error?.issues.map(({ path }) => path.join('.')).sort()).toEqual(['ho', 'ho.ct', 'na'])
})

test('encoding and renaming return the wire format without undeclared fields', () => {
  const value = { name: 'Ann', home: { city: 'Goa' }, visited: [] }
  expect(z.encode(person, value)).toEqual({ na: 'Ann', ho: { ct: 'Goa' }, vi: [] })
  expect(toWire(person, { ...value, secret: 1 })).toEqual({ na: 'Ann', ho: { ct: 'Goa' }, vi: [] })
  expect(fromWire(person, toWire(person, value))).toEqual(value)
})

test('renaming does not refuse values that were stored under older rules', () => {
  expect(toWire(person, { name: 'A', home: { city: '' } })).toEqual({ na: 'A', ho: { ct: '' } })
})

test('a partial change gets no defaults and can clear a field', () => {
  expect(z.decode(patch(person), {})).toEqual({})
  expect(z.decode(patch(person), { na: null })).toEqual({ name: null })
})

test('translates paths both ways', () => {
  expect(toWirePath(profile, 'basic.phone.number')).toBe('bi.ph.nu')
  expect(toReadablePath(profileChange, 'li.ca.st')).toBe('location.current.state')
  expect(toReadablePath(profileChange, 'me.0.x')).toBe('me.0.x')
})

test('JSON Schema describes the wire format', () => {
  const schema = z.toJSONSchema(person, { io: 'input' })
  expect(Object.keys(schema.properties ?? {})).toEqual(['na', 'ho', 'vi'])
})

test('each field of an object has a key of its own and a description', () => {
  for (const { title, fields } of wireObjects) {
    const keys = Object.values(fields).map(([key]) => key)
    expect(new Set(keys).size, title).toBe(keys.length)
    for (const [, , meaning] of Object.values(fields)) expect(meaning.length, title).toBeGreaterThan(1)
  }
})
