import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toasts } from './Toasts.tsx'
import { placeFor } from './toastPlace.ts'
import { toastError, toastSuccess } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts />)
})
afterEach(() => {
  act(() => vi.advanceTimersByTime(60_000))
  cleanup()
  vi.useRealTimers()
})

it('announces a message, an error urgently, and removes each after five seconds', () => {
  act(() => toastSuccess('Saved'))
  act(() => vi.advanceTimersByTime(3000))
  act(() => toastError('Oops! Bad Gateway'))
  expect(screen.getByRole('status').textContent).toBe('Saved')
  expect(screen.getByRole('alert').textContent).toBe('Oops! Bad Gateway')
  act(() => vi.advanceTimersByTime(2001))
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.getByText('Oops! Bad Gateway')).toBeTruthy()
})

it('keeps a message while somebody reads it, until it is closed', () => {
  act(() => toastSuccess('Saved'))
  const close = screen.getByRole('button', { name: 'Close' })
  fireEvent.focus(close)
  act(() => vi.advanceTimersByTime(20_000))
  expect(screen.getByText('Saved')).toBeTruthy()
  fireEvent.click(close)
  expect(screen.queryByText('Saved')).toBeNull()
})

it.each([
  ['below', 'no control is in use', undefined, 740],
  ['below', 'a field further up is in use', { top: 300, bottom: 350 }, 740],
  ['above', 'it would cover the field', { top: 640, bottom: 690 }, 740],
  ['above', 'it would cover the hint of the field', { top: 590, bottom: 630 }, 740],
  ['below', 'the field was scrolled away', { top: 900, bottom: 950 }, 740],
  ['above', 'the keyboard is open', undefined, 420],
])('appears %s when %s', (place, _when, used, seen) => {
  expect(placeFor({ height: 740, seen }, 60, used)).toBe(place)
})

it('moves out of the way of the field that gets the focus', () => {
  const field = document.createElement('input')
  document.body.append(field)
  const region = screen.getByRole('region', { name: 'Messages', hidden: true })
  field.getBoundingClientRect = () => new DOMRect(16, innerHeight - 60, 300, 44)
  act(() => toastSuccess('Saved'))
  expect(region.className).not.toContain('above')
  act(() => field.focus())
  expect(region.className).toContain('above')
  field.remove()
})
