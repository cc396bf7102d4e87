import type { Profile } from '@bnr/contract/profiles/profile'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { profilesKey } from '../platform/queryClient.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { type Answer, answerWith, type RecordedCall } from './answers.ts'
import { sentPlan } from './plans.ts'
import { renderAt } from './renderAt.tsx'

export const samuel = (more: Partial<Profile> = {}): Profile => ({
  id: 9,
  bnrId: '10000002',
  status: 'Active',
  paid: true,
  elite: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  basic: { name: 'Samuel' },
  media: [],
  ...more,
})

type Bar = (profile: Profile) => ReactNode

/** Reads the profile from the query cache, as a list does. */
function Shown({ profile, bar }: { profile: Profile; bar: Bar }) {
  const { data } = useQuery({
    queryKey: [...profilesKey, 'search'],
    queryFn: () => ({ results: [profile], total: 1 }),
    staleTime: 60_000,
  })
  return data ? data.results.map((profile) => bar(profile)) : null
}

/** Returns a function that shows the buttons of a profile with these answers of the server. */
export const shownBar =
  (bar: Bar) =>
  (answers: Record<string, (call: RecordedCall) => Answer>, profile = samuel()) => {
    const calls = answerWith(answers)
    const page = [<Shown key="profile" profile={profile} bar={bar} />, <Toasts key="toasts" />]
    return { calls, ...renderAt('/profile/list', page) }
  }

export const button = (name: string) => screen.findByRole('button', { name })
export const dialogButton = (name: string) => screen.findByRole('button', { name, hidden: true })
/** The viewer's membership, with the same numbers for phone numbers and interests. */
export const plan = (used: number, total: number, name = 'Ruby') => ({
  'GET /api/profiles/7/currentMembership': () => ({
    body: { pn: name, am: 0, pd: 90, du: 'DAYS', dte: 30, pc: total, upc: used, eic: total, ueic: used },
  }),
})
export const priceList = {
  'POST /api/memberships/search': () => ({
    body: { results: [sentPlan({ na: 'Platinum Classic' })], total: 1, page: 0 },
  }),
}
