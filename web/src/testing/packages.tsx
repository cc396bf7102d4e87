import type { SessionUser } from '@bnr/contract/accounts/schemas'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { answerWith } from './answers.ts'
import { noMembership } from './billing.ts'
import { sentPlan } from './plans.ts'
import { renderAt } from './renderAt.tsx'

export const person = (...roles: string[]) =>
  ({ userId: 1, roles, name: 'Anita', profileId: 7 }) as unknown as SessionUser
export const member = person('profile_user')

export const small = sentPlan({ id: 1, na: 'Saphire Classic', tg: 'sc', co: { am: 3500 }, pd: 3 })
export const middle = sentPlan()
export const large = sentPlan({
  id: 4,
  na: 'Platinum Premium',
  tg: 'pp',
  co: { am: 11_500 },
  pd: 18,
  gt: true,
})
export const elite = sentPlan({
  id: 5,
  na: 'Ruby',
  tg: 'ru',
  mt: 'Elite',
  as: true,
  ab: 'A manager of your own',
})
const year = { pd: 12, du: 'months', ed: '2027-01-01', pc: 1, eic: 1 }
export const membershipOf = (pn: string, am: number, dte: number) => ({
  ...noMembership,
  ...year,
  pn,
  am,
  dte,
})
export const middlePlan = membershipOf('M', 8500, 200)
export const free = membershipOf('Free Membership', 0, 0)

export interface ServerState {
  plans?: readonly object[]
  current?: object
  paid?: number
  upgrades?: readonly object[]
  topUps?: readonly object[]
  freeInterests?: number
  address?: string
}

export function openPackages(
  page: ReactElement,
  {
    plans = [small, middle, large, elite],
    current = free,
    paid = 0,
    upgrades = [],
    topUps = [],
    freeInterests = 0,
    address,
  }: ServerState = {},
) {
  const calls = answerWith({
    'POST /api/memberships/search': ({ body }) => {
      const asksTopUps = JSON.stringify(body).includes('topup')
      const results = asksTopUps ? topUps : plans
      return { body: { results, total: results.length, page: 0, fi: freeInterests } }
    },
    'GET /api/invoices/upgrade/prices': () => ({ body: { upgrades } }),
    'GET /api/profiles/7/currentMembership': () => ({ body: current }),
    'POST /api/invoices/search': () => ({
      body: {
        results: Array(paid).fill({ id: 9, profileMembership: { pn: 'Platinum Classic' } }),
        total: paid,
        page: 0,
      },
    }),
    'POST /api/offers/search': () => ({ body: { results: [], total: 0, page: 0 } }),
    'PUT /api/memberships/3/hide': () => ({ body: { ...middle, h: true } }),
  })
  const { router } = renderAt(address ?? '/packages', page)
  return { calls, router }
}

export const cardOf = (name: string) => screen.findByRole('article', { name })
