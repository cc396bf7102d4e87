import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerCheckout } from '../testing/checkout.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import CheckoutPage from './CheckoutPage.tsx'

beforeEach(() => beginSession(anita))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const offered = (id: number, na: string) => ({ id, lv: id, na, la: 8500 })

function open(...packages: object[]) {
  const offer = {
    id: 2,
    na: 'Advent',
    mids: [3, 4],
    sd: '2026-11-01',
    ed: '2026-12-24',
    st: 'Running',
    ch: false,
  }
  const results = [{ ...offer, am: 7000, pk: packages, me: [] }]
  answerCheckout({ 'POST /api/offers/search': () => ({ body: { results, total: 1, page: 0 } }) })
  return renderAt('/checkout?offer=2', <CheckoutPage />)
}

describe('an offer at the checkout', () => {
  it('with one plan opens its checkout', async () => {
    const { router } = open(offered(3, 'Platinum Classic'))
    await waitFor(() => expect(router.state.location.search).toBe('?plan=3&offer=2'))
  })

  it('with several plans lets the member choose one', async () => {
    open(offered(3, 'Platinum Classic'), offered(4, 'Platinum Premium'))
    const link = await screen.findByRole('link', { name: 'Choose Platinum Premium' })
    expect(link.getAttribute('href')).toBe('/checkout?plan=4&offer=2')
  })

  it('without plans has ended', async () => {
    open()
    expect(await screen.findByText('This offer has ended')).toBeTruthy()
  })
})
