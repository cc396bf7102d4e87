import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

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
  const { pathname } = new URL(address, 'http://localhost')
  const routes = [
    { path: pattern ?? pathname, element, ...(loader && { loader, HydrateFallback: () => null }) },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, client }
}
