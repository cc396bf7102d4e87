import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../accounts/session.ts'
import { offerOnWire } from '../testing/offers.ts'
import OffersPage from './OffersPage.tsx'

function WhereTo() {
  const { pathname, search, state } = useLocation()
  return <output>{JSON.stringify({ pathname, search, state })}</output>
}
const whereTo = () => JSON.parse(screen.getByRole('status', { hidden: true }).textContent ?? '')

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

  it('ask a guest to log in, without a call to the server', () => {
    endSession()
    const fetched = open(page(offerOnWire()))
    expect(screen.getByText('Login to view Offers')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy()
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['there are none', page()],
    [
      'none has a banner that is shown',
      page(offerOnWire({ me: [{ mid: 'old', cu: '', mf: '1280x630', ms: 'Deactivated' }] })),
    ],
  ])('show a message when %s', async (_case, reply) => {
    open(reply)
    expect(await screen.findByText('No Offers found')).toBeTruthy()
  })

  it('show the wide banner, or the tall one on a phone, and lead to the checkout with the offer', async () => {
    const fetched = open(page(offerOnWire()))
    const image = await screen.findByRole('img', { name: 'Christmas offer, until 31\u00a0Dec\u00a02026' })
    expect(image.getAttribute('src')).toBe('/media/offers/wide')
    const source = image.parentElement?.querySelector('source')
    expect(source?.getAttribute('srcset')).toBe('/media/offers/tall')
    const [, request] = fetched.mock.calls[0] as unknown as [string, { body: string }]
    expect(JSON.parse(request.body)).toEqual({
      criterias: [{ key: 'me.ms', operation: 'eq', value: 'Ready' }],
    })
    await userEvent.click(screen.getByRole('link'))
    expect(whereTo()).toMatchObject({
      pathname: '/checkout',
      search: '?plan=4&offer=3',
      state: { offerPackages: [4], offer: { id: 3 } },
    })
  })

  it('ask which plan to buy first, each with its offer price and usual price', async () => {
    const packages = [
      { id: 14, lv: 4, na: 'Platinum Classic', la: 8500 },
      { id: 5, lv: 5, na: 'Platinum Premium', la: 11_500 },
    ]
    open(page(offerOnWire({ mids: [4, 5], pk: packages })))
    await userEvent.click(await screen.findByRole('button', { name: /^Christmas offer/ }))
    const choice = within(screen.getByRole('dialog', { name: 'Choose your plan' }))
    const links = choice.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Platinum ClassicOffer price ₹6,999 instead of ₹8,500',
      'Platinum PremiumOffer price ₹6,999 instead of ₹11,500',
    ])
    await userEvent.click(links[0] as HTMLElement)
    expect(whereTo()).toMatchObject({ search: '?plan=14&offer=3', state: { offerPackages: [4, 5] } })
  })

  it('are not links when none of their plans is on sale', async () => {
    open(page(offerOnWire({ pk: [] })))
    await screen.findByRole('img')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offer to try again after a failure', async () => {
    open({ message: 'Oops! Service Unavailable', code: 'unavailable' }, 503)
    expect(await screen.findByText('Oops! Service Unavailable')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
