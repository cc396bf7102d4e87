import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { PricesSoFar } from './OfferDialog.tsx'

const plan = { id: 4, lv: 4, na: 'Platinum Classic', mt: 'self', co: { am: 8500 } }
const other = { ...plan, id: 5, lv: 5, na: 'Ruby' }

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['6999', 'Platinum Classic Offer price ₹6,999 instead of ₹8,500', '₹8,500'],
  ['', 'Platinum Classic ₹8,500', undefined],
  ['8500', 'Platinum Classic ₹8,500', undefined],
  ['6999.', 'Platinum Classic ₹8,500', undefined],
])('an offer at "%s" shows: %s', async (price, words, struckThrough) => {
  answerWith({
    'POST /api/memberships/search': () => ({ body: { results: [plan, other], total: 2, page: 0 } }),
  })
  renderAt('/', <PricesSoFar values={{ membershipIds: ['4'], price }} />)
  const list = await screen.findByRole('list', { name: 'Prices with this offer' })
  expect(list.textContent?.replace(/\s+/g, ' ').trim()).toBe(words)
  expect(list.querySelector('s')?.textContent?.replace('instead of ', '')).toBe(struckThrough)
})
