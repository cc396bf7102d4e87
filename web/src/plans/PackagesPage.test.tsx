import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import {
  cardOf,
  elite,
  free,
  member,
  membershipOf,
  middlePlan,
  openPackages,
  type ServerState,
  small,
} from '../testing/packages.tsx'
import { sentPlan } from '../testing/plans.ts'
import { renderAt } from '../testing/renderAt.tsx'
import PackagesPage from './PackagesPage.tsx'

const open = ({ user, ...state }: ServerState & { user?: SessionUser } = {}) => {
  if (user) beginSession(user)
  return openPackages(<PackagesPage />, state)
}

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

describe('a card of the price list', () => {
  it('shows the price before and after tax and what the plan includes', async () => {
    open()
    const card = await cardOf('Platinum Premium')
    for (const text of [
      '₹11,500',
      '₹13,570 to pay with 18% GST',
      '18 months (540 days)',
      '120 phone numbers',
      '200 interests',
      '60 days',
    ])
      expect(within(card).getByText(text)).toBeTruthy()
    for (const text of ['Platinum', 'Gold photo frame']) expect(within(card).getByText(text)).toBeTruthy()
    expect(within(card).queryByText('Prominent visibility')).toBeNull()
  })

  it('is recommended, one in each tab, from a validity of one year', async () => {
    open()
    expect(within(await cardOf('Saphire Classic')).queryByText('Recommended')).toBeNull()
    expect(within(await cardOf('Platinum Classic')).getByText('Recommended')).toBeTruthy()
    expect(screen.getAllByText('Recommended')).toHaveLength(1)
  })

  it('describes the assistance', async () => {
    open({ address: '/packages?category=Elite' })
    expect(within(await cardOf('Ruby')).getByText('A manager of your own')).toBeTruthy()
    expect(screen.queryByRole('article', { name: 'Saphire Classic' })).toBeNull()
  })

  it('is shown for a plan without a price only in Elite', async () => {
    const gifts = [
      sentPlan({ id: 8, na: 'Gift', co: { am: 0 } }),
      sentPlan({ id: 9, na: 'Honour', co: { am: 0 }, mt: 'Elite' }),
    ]
    open({ plans: [small, ...gifts] })
    await cardOf('Saphire Classic')
    expect(screen.queryByRole('article', { name: 'Gift' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Elite' }))
    expect(await cardOf('Honour')).toBeTruthy()
  })
})

describe('the button of a card', () => {
  it('leads a guest to registration and loads no membership', async () => {
    const { calls } = open()
    const link = within(await cardOf('Saphire Classic')).getByRole('link', {
      name: 'Register Saphire Classic',
    })
    expect(link.getAttribute('href')).toBe('/home')
    expect(calls.map(({ path }) => path)).toEqual(['/api/memberships/search'])
  })

  it.each([
    ['a member without a plan', free, 0, ['Buy now', 'Buy now', 'Buy now']],
    ['a member with the middle plan', middlePlan, 0, ['Not applicable', 'Not applicable', 'Upgrade']],
    ['a member whose middle plan ends soon', membershipOf('M', 8500, 30), 0, ['Renew', 'Renew', 'Upgrade']],
    [
      'a member who has renewed',
      { ...membershipOf('M', 8500, 30), rd: '2027-01-02' },
      0,
      ['Not applicable', 'Not applicable', 'Upgrade'],
    ],
    [
      'a member who has paid',
      membershipOf('M', 8500, 30),
      1,
      [
        'Not applicable',
        'Waiting for activation',
        'You can choose another plan once Platinum Classic has started.',
      ],
    ],
    [
      'a member with Platinum Classic',
      membershipOf('Platinum Classic', 8500, 200),
      0,
      ['Your plan includes as much or more.', 'Your plan', 'Upgrade'],
    ],
  ])('for %s', async (_, current, paid, expected) => {
    open({ user: member, current, paid })
    for (const [index, name] of ['Saphire Classic', 'Platinum Classic', 'Platinum Premium'].entries())
      expect(within(await cardOf(name)).getByText(expected[index] ?? '')).toBeTruthy()
  })

  it('leads to the checkout with the plan', async () => {
    const { router } = open({ user: member, current: middlePlan })
    await userEvent.click(await screen.findByRole('link', { name: 'Upgrade Platinum Premium' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'))
    expect(router.state.location.search).toBe('?plan=4')
    expect(router.state.location.state).toMatchObject({ type: 'Upgrade', package: { id: 4 } })
  })

  it('is prominent on one plan at most', async () => {
    open({ user: member })
    await cardOf('Saphire Classic')
    const filled = screen.getAllByRole('link').filter(({ className }) => className.includes('filled'))
    expect(filled.map(({ textContent }) => textContent)).toEqual(['Buy now Platinum Classic'])
  })
})

it.each([
  ['a guest', {}, true],
  ['a member who is not entitled to them', { user: member }, true],
  ['a member who is entitled to them', { user: member, current: { ...free, fic: 3, ufic: 1 } }, false],
])('names the free interests to %s', async (_, state, isConditional) => {
  open({ ...state, freeInterests: 3 })
  expect(await screen.findByText(/express 3 interests a month/)).toBeTruthy()
  expect(screen.queryAllByText(/profile must be complete/)).toHaveLength(isConditional ? 1 : 0)
  const row = screen.getByRole('rowheader', { name: 'To express' }).closest('tr') as HTMLElement
  expect(within(row).getAllByRole('cell')[0]?.textContent).toBe('3 interests a month')
})

it('says "1 interest" and "1 phone number" in the singular', async () => {
  open({ plans: [sentPlan({ pc: 1, eic: 1 })], freeInterests: 1 })
  const card = await cardOf('Platinum Classic')
  for (const text of ['1 phone number', '1 interest']) expect(within(card).getByText(text)).toBeTruthy()
  expect(screen.getByText(/express 1 interest a month/)).toBeTruthy()
  expect(screen.getByRole('cell', { name: '1 interest a month' })).toBeTruthy()
})

it('an empty category links to one with plans', async () => {
  open({ plans: [elite] })
  const link = await screen.findByRole('link', { name: 'See Elite' })
  expect(link.getAttribute('href')).toBe('/packages?category=Elite')
})

it('shows the message of the page that sent the member here', async () => {
  const { router } = open()
  await cardOf('Saphire Classic')
  await router.navigate('/packages', { state: { message: 'Pay to express interest' } })
  expect((await screen.findByText('Pay to express interest')).closest('[role="status"]')).not.toBeNull()
})

it('offers to try again after a failure', async () => {
  answerWith({})
  renderAt('/packages', <PackagesPage />)
  await screen.findByRole('alert')
  answerWith({
    'POST /api/memberships/search': () => ({ body: { results: [small], total: 1, page: 0 } }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cardOf('Saphire Classic')).toBeTruthy()
})
