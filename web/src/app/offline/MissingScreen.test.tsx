import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MissingScreen } from './MissingScreen.tsx'

const reload = vi.fn()
const reach = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', reach)
  reload.mockClear()
  reach.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const showScreen = () => act(async () => render(<MissingScreen />))
const pressTryAgain = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))

it('says that the person is offline if the server does not answer either', async () => {
  await showScreen()
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

it('loads the page as soon as the connection is back', async () => {
  await showScreen()
  reach.mockResolvedValue(new Response())
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
})

it('loads the page when the person tries again, but only if the server answers', async () => {
  await showScreen()
  await pressTryAgain()
  expect(reload).not.toHaveBeenCalled()
  reach.mockResolvedValue(new Response(null, { status: 503 }))
  await pressTryAgain()
  expect(reload).toHaveBeenCalledOnce()
})

it('loads the page at once if the server answers, because a new release has other scripts', async () => {
  reach.mockResolvedValue(new Response())
  await showScreen()
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.queryByText('You are offline')).toBeNull()
})

it('no longer waits for the connection once the person has left', async () => {
  const { unmount } = await showScreen()
  unmount()
  reach.mockResolvedValue(new Response())
  window.dispatchEvent(new Event('online'))
  expect(reach).toHaveBeenCalledOnce()
})
