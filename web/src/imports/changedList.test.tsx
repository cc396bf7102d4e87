import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { markHydrated } from '../platform/useHydrated.ts'
import { answerWith } from '../testing/answers.ts'
import ImportPage from './ImportPage.tsx'
import ImportsPage from './ImportsPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

it('a list that was read a moment ago no longer contains an import that was erased', async () => {
  let stored = [item]
  answerWith({
    'GET /api/settings/createdFors': () => ({ body: [] }),
    'GET /api/settings/profileSources': () => ({ body: [] }),
    'GET /api/imports': () => ({ body: { results: stored, total: stored.length, page: 0 } }),
    'GET /api/imports/7': () => ({ body: item }),
    'GET /api/imports/7/rows': () => ({ body: { results: [], total: 0, page: 0 } }),
    'DELETE /api/imports/7': () => {
      stored = []
      return { body: { message: 'Import erased' } }
    },
  })
  beginSession(manager)
  markHydrated()
  open()
  await userEvent.click(await screen.findByRole('link', { name: 'Open St Mary' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }))
  expect(await screen.findByText('No imports yet')).toBeTruthy()
})

/** With what has been read fresh for a minute, as in the browser. */
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const pages = [
    { path: '/ad/imports', element: <ImportsPage /> },
    { path: '/ad/imports/:id', element: <ImportPage /> },
  ]
  const router = createMemoryRouter(pages, { initialEntries: ['/ad/imports'] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const manager = {
  userId: 4,
  name: 'Kiran',
  userName: '919000000002',
  phone: '919000000002',
  mobile: '9000000002',
  roles: ['staff_user' as const, 'tele_manager' as const],
  elite: false,
  userType: 'au' as const,
}

const item = {
  id: 7,
  na: 'St Mary',
  st: 'Preview',
  hd: ['Who'],
  fie: ['name'],
  sug: false,
  co: { n: 1, in: 1, er: 0, du: 0, cr: 0, re: 0 },
  cdt: '2026-11-20T06:00:00Z',
  eat: '2026-11-27T06:00:00Z',
  can: ['change', 'start', 'discard', 'download'],
}
