import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { settledWishes } from './anyWish.ts'
import { isEmpty, isSame } from './change.ts'
import { withValueAt } from './paths.ts'
import { useFormValues } from './useFormValues.ts'

describe('Any among the wishes', () => {
  it.each([
    [['Any'], ['Any', 'Kerala'], ['Kerala']],
    [['Kerala'], ['Kerala', 'Any'], ['Any']],
    [['Kerala'], [], ['Any']],
    [['Kerala'], ['Kerala', 'Goa'], ['Kerala', 'Goa']],
  ])('%j becomes %j: %j', (before, next, settled) => {
    expect(settledWishes(before, next)).toEqual(settled)
  })
})

it.each([
  [{ a: undefined, b: { c: '' } }, undefined, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [['x'], ['x'], true],
  [['x', 'y'], ['y', 'x'], false],
  [{ a: 1 }, { a: 1, b: null }, true],
  [{ a: 1 }, { a: 2 }, false],
  [0, undefined, false],
])('%j says the same as %j: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
  expect(isSame(other, one)).toBe(same)
})

it('takes an object without values for empty', () => {
  expect(isEmpty({ number: undefined })).toBe(true)
  expect(isEmpty({ count: 0 })).toBe(false)
})

it('lays a value in without touching the rest', () => {
  const values = { basic: { weight: 55 }, location: { current: { city: 'Madurai' } } }
  const next = withValueAt(values, 'location.current.city', 'Chennai')
  expect(next).toEqual({ basic: { weight: 55 }, location: { current: { city: 'Chennai' } } })
  expect(next.basic).toBe(values.basic)
})

describe('a form', () => {
  it('drops the message of what is changed, inside and around it', () => {
    const { result } = renderHook(() => useFormValues({ basic: { weight: 55 } }))
    act(() =>
      result.current.setErrors({
        'location.current.city': 'Select City',
        location: 'No',
        'basic.name': 'Enter name',
      }),
    )
    act(() => result.current.access.set('location.current', { country: 'Kuwait' }))
    expect(result.current.access.errorAt('location.current.city', 'location')).toBeUndefined()
    expect(result.current.access.errorAt('basic.name')).toBe('Enter name')
  })

  it('takes several changes of one event', () => {
    const { result } = renderHook(() => useFormValues<object>({}))
    act(() => {
      result.current.access.set('location.current.country', 'India')
      result.current.access.set('location.current.state', 'Goa')
    })
    expect(result.current.access.values).toEqual({
      location: { current: { country: 'India', state: 'Goa' } },
    })
  })
})
