import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { offerOnWire } from '../testing/offers.ts'
import { sentPlan } from '../testing/plans.ts'
import { renderAt } from '../testing/renderAt.tsx'
import PackagesPage from './PackagesPage.tsx'

const paged = (...results: object[]) => ({ body: { results, total: results.length, page: 0 } })
const noMembership = {
  pn: 'Free Membership',
  am: 0,
  dte: 0,
  pd: 0,
  du: 'months',
  pc: 0,
  upc: 0,
  eic: 0,
  ueic: 0,
}
const offer = (more: object) => offerOnWire({ na: 'Harvest', mids: [3], ed: '2026-12-31', ...more })
const answers = {
  'POST /api/memberships/search': () =>
    paged(sentPlan({ id: 1, lv: 1, na: 'Saphire Classic', co: { am: 3500 } }), sentPlan()),
  'GET /api/profiles/7/currentMembership': () => ({ body: noMembership }),
  'POST /api/invoices/search': () => paged(),
}

beforeEach(() =>
  beginSession({ userId: 1, roles: ['profile_user'], name: 'Anita', profileId: 7 } as unknown as SessionUser),
)
afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

const cardOf = (name: string) => screen.findByRole('article', { name })

it('shows the cheapest offer on its plans and adds it to the purchase', async () => {
  answerWith({
    ...answers,
    'POST /api/offers/search': () => paged(offer({ id: 8, am: 6999 }), offer({ id: 9, am: 7500 })),
  })
  const { router } = renderAt('/packages', <PackagesPage />)
  const card = await cardOf('Platinum Classic')
  for (const text of [
    'Offer price ₹6,999',
    'instead of ₹8,500',
    '₹8,259 to pay',
    'Harvest, until 31\u00a0Dec',
  ])
    expect(card.textContent).toContain(text)
  expect((await cardOf('Saphire Classic')).textContent).not.toContain('Harvest')
  const prices = within(screen.getByRole('row', { name: /^To pay/ })).getAllByRole('cell')
  expect(prices.map(({ textContent }) => textContent)).toEqual(['₹0', '₹4,130', '₹8,259'])
  await userEvent.click(screen.getByRole('link', { name: 'Buy now Platinum Classic' }))
  await waitFor(() => expect(router.state.location.search).toBe('?plan=3&offer=8'))
  expect(router.state.location.state).toMatchObject({ package: { id: 3 }, offer: { id: 8 } })
})

it('shows usual prices when offers cannot be loaded', async () => {
  answerWith({ ...answers, 'POST /api/offers/search': () => ({ status: 500, body: {} }) })
  renderAt('/packages', <PackagesPage />)
  expect((await cardOf('Platinum Classic')).textContent).toContain('₹10,030 to pay')
})
