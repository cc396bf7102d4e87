import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sentOffer } from '../testing/offers.ts'
import { OfferCarousel } from './OfferCarousel.tsx'

const offer = (id: number) =>
  sentOffer({
    id,
    na: `Offer ${id}`,
    me: [{ mid: `banner${id}`, cu: `/media/offers/${id}`, mf: '1280x630', ms: 'Ready' }],
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the offers', () => {
  const shownOffer = () => screen.getByRole('img').getAttribute('alt')
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  function openOffers(...ids: number[]) {
    render(
      <MemoryRouter>
        <OfferCarousel offers={ids.map(offer)} />
      </MemoryRouter>,
    )
    return screen.getByRole('region', { name: 'Offers' })
  }

  it('change every three seconds, in a circle', async () => {
    openOffers(1, 2)
    expect(shownOffer()).toBe('Offer 1, until 31\u00a0Dec\u00a02026')
    await pass(3)
    expect(shownOffer()).toBe('Offer 2, until 31\u00a0Dec\u00a02026')
    await pass(3)
    expect(shownOffer()).toBe('Offer 1, until 31\u00a0Dec\u00a02026')
  })

  it('pause and continue when the member presses the button', async () => {
    openOffers(1, 2)
    fireEvent.click(screen.getByRole('button', { name: 'Pause offers' }))
    await pass(10)
    expect(shownOffer()).toBe('Offer 1, until 31\u00a0Dec\u00a02026')
    fireEvent.click(screen.getByRole('button', { name: 'Next offer' }))
    expect(shownOffer()).toBe('Offer 2, until 31\u00a0Dec\u00a02026')
    fireEvent.click(screen.getByRole('button', { name: 'Play offers' }))
    await pass(3)
    expect(shownOffer()).toBe('Offer 1, until 31\u00a0Dec\u00a02026')
  })

  it('pause while one has the focus', async () => {
    const offers = openOffers(1, 2)
    fireEvent.focus(offers)
    await pass(10)
    expect(shownOffer()).toBe('Offer 1, until 31\u00a0Dec\u00a02026')
    fireEvent.blur(offers)
    await pass(3)
    expect(shownOffer()).toBe('Offer 2, until 31\u00a0Dec\u00a02026')
  })

  it('do not move by themselves for people who prefer reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    openOffers(1, 2)
    await pass(10)
    expect(shownOffer()).toBe('Offer 1, until 31\u00a0Dec\u00a02026')
    expect(screen.getByRole('button', { name: 'Play offers' })).toBeTruthy()
  })

  it('move when the member presses play, even while one has the focus', async () => {
    const offers = openOffers(1, 2)
    fireEvent.focus(offers)
    fireEvent.click(screen.getByRole('button', { name: 'Pause offers' }))
    fireEvent.click(screen.getByRole('button', { name: 'Play offers' }))
    await pass(3)
    expect(shownOffer()).toBe('Offer 2, until 31\u00a0Dec\u00a02026')
  })

  it('have no buttons when there is only one', () => {
    openOffers(1)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/checkout?plan=4&offer=1')
  })
})
