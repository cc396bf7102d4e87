import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../accounts/session.ts'
import { knowPaths } from '../platform/knownPaths.ts'
import OffersPage from './OffersPage.tsx'

const banner = (mid: string, mf: string, ms = 'Ready') => ({ mid, cu: `/media/offers/${mid}`, mf, ms })
const offer = {
  id: 3,
  mids: [4, 5],
  me: [banner('wide', 'banner 1280x630'), banner('tall', '930x1280')],
}

function WhereTo() {
  const { pathname, state } = useLocation()
  return <output>{JSON.stringify({ pathname, state })}</output>
}

function open(reply: unknown, status = 200) {
  const fetched = vi.fn(async () => Response.json(reply, { status }))
  vi.stubGlobal('fetch', fetched)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/offers']}>
        <OffersPage />
        <WhereTo />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return fetched
}

const page = (...results: unknown[]) => ({ results, total: results.length, page: 0 })

describe('offers', () => {
  beforeEach(() => beginSession({ roles: ['profile_user'], name: 'Anita' } as unknown as SessionUser))
  afterEach(() => {
    endSession()
    vi.unstubAllGlobals()
  })

  it('are for those who are logged in; a guest is offered the login and nothing is asked of the server', () => {
    endSession()
    const fetched = open(page(offer))
    expect(screen.getByText('Login to view Offers')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy()
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['there are none', page()],
    ['none has a banner that is shown', page({ ...offer, me: [banner('old', '1280x630', 'Deactivated')] })],
  ])('say so when %s', async (_case, reply) => {
    open(reply)
    expect(await screen.findByText('No Offers found')).toBeTruthy()
  })

  it('show the wide banner, the tall one on a phone, and lead to the checkout with the packages', async () => {
    knowPaths(['/checkout'])
    const fetched = open(page(offer))
    const image = await screen.findByRole('img', { name: 'Offer 1 of 1' })
    expect(image.getAttribute('src')).toBe('/media/offers/wide')
    const source = image.parentElement?.querySelector('source')
    expect(source?.getAttribute('srcset')).toBe('/media/offers/tall')
    const [, request] = fetched.mock.calls[0] as unknown as [string, { body: string }]
    expect(JSON.parse(request.body)).toEqual({
      criterias: [{ key: 'me.ms', operation: 'eq', value: 'Ready' }],
    })
    await userEvent.click(screen.getByRole('link'))
    const { pathname, state } = JSON.parse(screen.getByRole('status').textContent ?? '')
    expect(pathname).toBe('/checkout')
    expect(state).toMatchObject({ offerPackages: [4, 5], offer: { id: 3 } })
  })

  it('can be asked for again after a failure', async () => {
    open({ message: 'Oops! Service Unavailable', code: 'unavailable' }, 503)
    expect(await screen.findByText('Oops! Service Unavailable')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
