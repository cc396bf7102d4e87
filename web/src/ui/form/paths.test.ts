import { expect, expectTypeOf, it } from 'vitest'
import { type Fields, valueAt, withValueAt } from './paths.ts'

const values = { basic: { weight: 55 }, location: { current: { city: 'Madurai' } } }

it('sets a value without changing the rest', () => {
  const next = withValueAt(values, 'location.current.city', 'Chennai')
  expect(next).toEqual({ basic: { weight: 55 }, location: { current: { city: 'Chennai' } } })
  expect(next.basic).toBe(values.basic)
})

it('creates missing objects on the way', () => {
  const empty: { location?: { current?: { country: string } } } = {}
  expect(withValueAt(empty, 'location.current.country', 'India')).toEqual({
    location: { current: { country: 'India' } },
  })
})

it('changes an entry of a list and leaves the others alone', () => {
  const list = { children: [{ name: 'Asha' }, { name: 'Ravi' }] }
  const next = withValueAt(list, 'children.1.name', 'Ruth')
  expect(next).toEqual({ children: [{ name: 'Asha' }, { name: 'Ruth' }] })
  expect(next.children[0]).toBe(list.children[0])
})

it('finds the value at a path, and nothing where the path ends early', () => {
  expect(valueAt(values, 'location.current.city')).toBe('Madurai')
  const empty: { phone?: { number: string } } = {}
  expect(valueAt(empty, 'phone.number')).toBeUndefined()
})

it('knows the type of the value at each path', () => {
  type Known = Fields<{ phone?: { number: string } | null; children: { age: number }[] }>
  expectTypeOf<Known['phone.number']>().toEqualTypeOf<string>()
  expectTypeOf<Known['children.2.age']>().toEqualTypeOf<number>()
  expectTypeOf<keyof Known>().toEqualTypeOf<
    'phone' | 'phone.number' | 'children' | `children.${number}` | `children.${number}.age`
  >()
})
