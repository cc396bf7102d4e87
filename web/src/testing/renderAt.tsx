import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** The first entry of every memory router would have the same key, and `useAddress` remembers changes by key. */
let opened = 0

/**
 * Renders an element at an address with a router and a query client. `pattern` is the route's path if it has
 * parameters; with a `loader`, navigations wait for it.
 */
export function renderAt(
  address: string,
  element: ReactNode,
  pattern?: string,
  loader?: () => Promise<unknown>,
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  opened += 1
  const entry = { pathname, search, hash, key: `opened ${opened}` }
  const routes = [
    { path: pattern ?? pathname, element, ...(loader && { loader, HydrateFallback: () => null }) },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, client }
}
