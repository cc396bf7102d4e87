import type { Profile } from '@bnr/contract/profiles/profile'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { button, samuel, shownBar } from '../testing/activityBar.tsx'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { ActivityBar } from './ActivityBar.tsx'
import { DoneMarks } from './ProfileTile.tsx'
import { SheetHost } from './sheet/SheetHost.tsx'

const activity = (kind: 'l' | 's', byMe: boolean, interest?: 'Pending' | 'Accepted' | 'Declined') => ({
  id: 5,
  kind,
  at: '2026-11-01T00:00:00.000Z',
  from: { id: byMe ? 7 : 9 },
  target: { id: byMe ? 9 : 7 },
  ...(interest ? { interest } : {}),
})

let client: QueryClient
function Client() {
  client = useQueryClient()
  return null
}

const showBar = shownBar((profile) => (
  <Fragment key={profile.id}>
    <Client />
    <ActivityBar target={profile} />
    <SheetHost />
  </Fragment>
))

beforeEach(() => beginSession(anita))

describe('an activity', () => {
  it("shows at once, shows the server's message, and can be undone", async () => {
    const { calls } = showBar({
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

  it('is not put back by a list that the server read before it', async () => {
    showBar({
      'POST /api/profiles/7/shortlist/9': () => ({ body: { message: 'Profile shortlisted', id: 44 } }),
    })
    await button('Shortlist Samuel')
    const listed = (profile: Profile) => ({ results: [profile], total: 1 })
    const before = Promise.withResolvers<ReturnType<typeof listed>>()
    const queryFn = vi.fn().mockReturnValueOnce(before.promise)
    queryFn.mockResolvedValue(listed(samuel({ activities: [{ ...activity('s', true), id: 44 }] })))
    void client.fetchQuery({ queryKey: [...profilesKey, 'search'], queryFn, staleTime: 0 })
    await userEvent.click(await button('Shortlist Samuel'))
    await screen.findByText('Profile shortlisted')
    before.resolve(listed(samuel()))
    await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await button('Shortlisted. Remove Samuel from your shortlist')).toBeTruthy()
  })

  it('is reverted with the reason when the server refuses', async () => {
    showBar({
      'POST /api/profiles/7/ignore/9': () => ({
        status: 503,
        body: { code: 'unavailable', message: 'Oops!' },
      }),
    })
    await userEvent.click(await button('Ignore Samuel'))
    expect(await screen.findByText('Oops!')).toBeTruthy()
    expect(await button('Ignore Samuel')).toBeTruthy()
  })

  it('that cannot be undone cannot be pressed again', async () => {
    const { calls } = showBar({}, samuel({ activities: [activity('l', true, 'Pending')] }))
    const done = await button('Interest Expressed in Samuel')
    await userEvent.click(done)
    expect(done.getAttribute('aria-disabled')).toBe('true')
    expect(calls).toEqual([])
  })

  it("is not offered on one's own profile", async () => {
    showBar({}, samuel({ id: 7 }))
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
  })
})

describe('an interest', () => {
  it('that was received becomes mutual when accepted', async () => {
    showBar(
      { 'POST /api/profile_actions/5/accept': () => ({ body: { message: 'Interest accepted' } }) },
      samuel({ activities: [activity('l', false, 'Pending')] }),
    )
    expect(screen.queryByRole('button', { name: 'Express Interest in Samuel' })).toBeNull()
    await userEvent.click(await button('Accept the interest of Samuel'))
    expect(await screen.findByText('You and Samuel are interested in each other')).toBeTruthy()
  })

  it('keeps waiting when the answer cannot be saved', async () => {
    showBar(
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
    [
      activity('l', true, 'Declined'),
      'Samuel declined your interest. Families choose for many reasons; we wish you both well',
    ],
    [activity('l', true, 'Accepted'), 'You and Samuel are interested in each other'],
    [activity('l', false, 'Declined'), 'You declined the interest of Samuel'],
  ])('shows "%s"', async (profile, text) => {
    showBar({}, samuel({ activities: [profile] }))
    expect(await screen.findByText(text)).toBeTruthy()
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
