import type { Profile } from '@bnr/contract/profiles/profile'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { type Answer, answerWith, type RecordedCall } from '../testing/answers.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { ActivityBar } from './ActivityBar.tsx'
import { DoneMarks } from './ProfileTile.tsx'

const samuel = (more: Partial<Profile> = {}): Profile => ({
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
const activity = (kind: 'l' | 's', byMe: boolean, interest?: 'Pending' | 'Accepted' | 'Declined') => ({
  id: 5,
  kind,
  at: '2026-11-01T00:00:00.000Z',
  from: { id: byMe ? 7 : 9 },
  target: { id: byMe ? 9 : 7 },
  ...(interest ? { interest } : {}),
})

/** Reads the profile from the query cache, as a list does. */
function Shown({ profile }: { profile: Profile }) {
  const { data } = useQuery({
    queryKey: [...profilesKey, 'search'],
    queryFn: () => ({ results: [profile], total: 1 }),
    staleTime: 60_000,
  })
  return data ? data.results.map((profile) => <ActivityBar key={profile.id} target={profile} />) : null
}

let shown: ReturnType<typeof renderAt>

function show(answers: Record<string, (call: RecordedCall) => Answer>, profile = samuel()) {
  const calls = answerWith(answers)
  const page = [<Shown key="profile" profile={profile} />, <Toasts key="toasts" />]
  shown = renderAt('/profile/list', page)
  return calls
}

const refusal = { status: 403, body: { code: 'plan_required', message: 'Pay to shortlist this profile' } }
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => beginSession(anita))

describe('an activity', () => {
  it("shows at once, shows the server's message, and can be undone", async () => {
    const calls = show({
      'POST /api/profiles/7/shortlist/9': () => ({ body: { message: 'Profile shortlisted', id: 44 } }),
      'DELETE /api/profile_actions/44': () => ({ body: { message: 'Removed' } }),
    })
    await userEvent.click(await button('Shortlist Samuel'))
    const done = await button('Shortlisted. Remove Samuel from your shortlist')
    expect(done.title).toBe('Shortlisted')
    expect(await screen.findByText('Profile shortlisted')).toBeTruthy()
    await waitFor(() => expect(done.getAttribute('aria-busy')).toBeNull())
    await userEvent.click(done)
    expect(await button('Shortlist Samuel')).toBeTruthy()
    await waitFor(() => expect(calls.map(({ method }) => method)).toContain('DELETE'))
  })

  it('is reverted with the reason when the server refuses', async () => {
    show({
      'POST /api/profiles/7/ignore/9': () => ({
        status: 503,
        body: { code: 'unavailable', message: 'Oops!' },
      }),
    })
    await userEvent.click(await button('Ignore Samuel'))
    expect(await screen.findByText('Oops!')).toBeTruthy()
    expect(await button('Ignore Samuel')).toBeTruthy()
  })

  it('that needs a plan opens the plans', async () => {
    show({ 'POST /api/profiles/7/shortlist/9': () => refusal })
    await userEvent.click(await button('Shortlist Samuel'))
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/packages'))
    expect(shown.router.state.location.state).toEqual({ message: 'Pay to shortlist this profile' })
  })

  it('that cannot be undone cannot be pressed again', async () => {
    const calls = show({}, samuel({ activities: [activity('l', true, 'Pending')] }))
    const done = await button('Interest Expressed in Samuel')
    await userEvent.click(done)
    expect(done.getAttribute('aria-disabled')).toBe('true')
    expect(calls).toEqual([])
  })

  it("is not offered on one's own profile", async () => {
    show({}, samuel({ id: 7 }))
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
  })
})

describe('an interest', () => {
  it('that was received becomes mutual when accepted', async () => {
    show(
      { 'POST /api/profile_actions/5/accept': () => ({ body: { message: 'Interest accepted' } }) },
      samuel({ activities: [activity('l', false, 'Pending')] }),
    )
    expect(screen.queryByRole('button', { name: 'Express Interest in Samuel' })).toBeNull()
    await userEvent.click(await button('Accept the interest of Samuel'))
    expect(await screen.findByText('You and Samuel are interested in each other')).toBeTruthy()
  })

  it('keeps waiting when the answer cannot be saved', async () => {
    show(
      {
        'POST /api/profile_actions/5/decline': () => ({
          status: 404,
          body: { code: 'not_found', message: 'Gone' },
        }),
      },
      samuel({ activities: [activity('l', false, 'Pending')] }),
    )
    await userEvent.click(await button('Decline the interest of Samuel'))
    expect(await screen.findByText('Gone')).toBeTruthy()
    expect(screen.getByText('Samuel is interested in you')).toBeTruthy()
  })

  it.each([
    [activity('l', true, 'Declined'), 'Samuel declined your interest'],
    [activity('l', true, 'Accepted'), 'You and Samuel are interested in each other'],
    [activity('l', false, 'Declined'), 'You declined the interest of Samuel'],
  ])('shows "%s"', async (profile, text) => {
    show({}, samuel({ activities: [profile] }))
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('the phone dialog', () => {
  const plan = (used: number, total: number, name = 'Ruby') => ({
    'GET /api/profiles/7/currentMembership': () => ({
      body: { pn: name, pd: 90, du: 'DAYS', dte: 30, pc: total, upc: used, eic: 0, ueic: 0 },
    }),
  })
  const open = async () => userEvent.click(await button('View Phone number of Samuel'))

  it('shows the counts and reveals the number', async () => {
    show({
      ...plan(3, 10),
      'POST /api/profiles/7/view_phone/9': () => ({
        body: { message: 'Opened', id: 1, result: { cc: '91', nu: '9876543210' } },
      }),
    })
    await open()
    expect(await screen.findByText('Already viewed 3 / 10')).toBeTruthy()
    expect(screen.getByText('You are left with 7 more')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Yes', hidden: true }))
    expect(await screen.findByText('+91 9876543210')).toBeTruthy()
  })

  it('offers only OK with none left', async () => {
    show(plan(10, 10))
    await open()
    expect(await screen.findByText('You are left with 0 more')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes', hidden: true })).toBeNull()
    expect(screen.getByRole('button', { name: 'OK', hidden: true })).toBeTruthy()
  })

  it('sends a free member to the plans', async () => {
    show(plan(0, 0, 'Free Membership'))
    await open()
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/packages'))
    expect(shown.router.state.location.state).toEqual({ message: 'Pay to view this phone number' })
  })

  it('shows a number that was viewed before', async () => {
    const calls = show(
      {},
      samuel({ basic: { name: 'Samuel', phone: { countryCode: '91', number: '98', type: 'M' } } }),
    )
    await open()
    expect(await screen.findByText('+91 98')).toBeTruthy()
    expect(calls).toEqual([])
  })
})

it("a tile without buttons shows the viewer's activities", () => {
  renderAt(
    '/x',
    <DoneMarks target={samuel({ activities: [activity('s', true), activity('l', false, 'Pending')] })} />,
  )
  expect(screen.getByTitle('Shortlisted')).toBeTruthy()
  expect(screen.queryByTitle('Interest Expressed')).toBeNull()
})
