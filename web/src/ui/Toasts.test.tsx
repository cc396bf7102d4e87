import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toasts } from './Toasts.tsx'
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

it('tells a message, an error urgently, and takes each away after five seconds', () => {
  act(() => toastSuccess('Saved'))
  act(() => vi.advanceTimersByTime(3000))
  act(() => toastError('Oops! Bad Gateway'))
  expect(screen.getByRole('status').textContent).toBe('Saved')
  expect(screen.getByRole('alert').textContent).toBe('Oops! Bad Gateway')
  act(() => vi.advanceTimersByTime(2001))
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.getByText('Oops! Bad Gateway')).toBeTruthy()
})

it('stays while it is being read, and goes when it is closed', () => {
  act(() => toastSuccess('Saved'))
  const close = screen.getByRole('button', { name: 'Close' })
  fireEvent.focus(close)
  act(() => vi.advanceTimersByTime(20_000))
  expect(screen.getByText('Saved')).toBeTruthy()
  fireEvent.click(close)
  expect(screen.queryByText('Saved')).toBeNull()
})
