import { expect, it } from 'vitest'
import { valueAt, withValueAt } from './paths.ts'

const values = { basic: { weight: 55 }, location: { current: { city: 'Madurai' } } }

it('sets a value without changing the rest', () => {
  const next = withValueAt(values, 'location.current.city', 'Chennai')
  expect(next).toEqual({ basic: { weight: 55 }, location: { current: { city: 'Chennai' } } })
  expect(next.basic).toBe(values.basic)
})

it('creates missing objects on the way', () => {
  expect(withValueAt({}, 'location.current.country', 'India')).toEqual({
    location: { current: { country: 'India' } },
  })
})

it('finds the value at a path, and nothing where the path ends early', () => {
  expect(valueAt(values, 'location.current.city')).toBe('Madurai')
  expect(valueAt(values, 'basic.phone.number')).toBeUndefined()
})
