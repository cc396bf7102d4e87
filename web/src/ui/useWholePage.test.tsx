import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** Two pages one after another, in a browser that came to the first in this way: what each is told, drawing by drawing. */
async function visit(type: NavigationTimingType, address = '/profile/list'): Promise<boolean[][]> {
  history.replaceState(null, '', address)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  const { useWholePage } = await import('./useWholePage.ts')
  const pages: boolean[][] = []
  for (const _ of ['first', 'second']) {
    const told: boolean[] = []
    pages.push(told)
    renderHook(() => told.push(useWholePage()))
    await waitFor(() => expect(told.at(-1)).toBe(true))
  }
  return pages
}

it('leaves what is below the fold for a second drawing, on the first page of a fresh visit', async () => {
  expect(await visit('navigate')).toEqual([[false, true], [true]])
})

it.each([
  ['reload', '/profile/list'],
  ['back_forward', '/profile/list'],
  ['navigate', '/profile/10000001#preferences'],
] as const)('draws all at once for a reader who comes by %s to a place on %s', async (type, address) => {
  expect(await visit(type, address)).toEqual([[true], [true]])
})
