import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../accounts/session.ts'
import { cardOf, member, middlePlan, openPackages, person, type ServerState } from '../testing/packages.tsx'
import { sentPlan } from '../testing/plans.ts'
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

it('shows what an upgrade costs after the credit for the rest of the plan', async () => {
  open({ user: member, current: middlePlan, upgrades: [{ mid: 4, uc: 1780, pco: 9720 }] })
  const card = await cardOf('Platinum Premium')
  expect(within(card).getByText('after ₹1,780 credit, plus GST')).toBeTruthy()
  expect(within(card).getByText('₹9,720')).toBeTruthy()
  expect(within(card).getByText('₹11,470 to pay with 18% GST')).toBeTruthy()
  expect(within(await cardOf('Saphire Classic')).getByText('₹3,500')).toBeTruthy()
})

describe('top-ups', () => {
  const ten = sentPlan({
    id: 20,
    na: '10 more phone numbers',
    mt: 'topup',
    co: { am: 750 },
    pd: 0,
    pc: 10,
    eic: 0,
  })

  it('are offered to a member whose plan runs', async () => {
    open({ user: member, current: middlePlan, topUps: [ten] })
    const link = await screen.findByRole('link', { name: 'Add 10 more phone numbers' })
    expect(link.getAttribute('href')).toBe('/checkout?plan=20')
    expect(screen.getByText('₹885, GST included')).toBeTruthy()
    expect(screen.getByText(/They end with M, on/)).toBeTruthy()
  })

  it.each([
    ['a guest', {}],
    ['a member without a plan', { user: member }],
    ['a member whose plan is on hold', { user: member, current: { ...middlePlan, fz: true } }],
  ])('are not offered to %s', async (_, state) => {
    open({ ...state, topUps: [ten] })
    await cardOf('Saphire Classic')
    expect(screen.queryByText('Add more to your plan')).toBeNull()
  })

  it('have a tab of their own for staff who manage plans', async () => {
    open({ user: person('tele_manager'), topUps: [ten], address: '/packages?category=topup' })
    const card = await cardOf('10 more phone numbers')
    expect(within(card).getByText('Until your plan ends')).toBeTruthy()
    expect(within(card).getByRole('link', { name: 'Edit 10 more phone numbers' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Top-ups' })).toBeTruthy()
  })
})
