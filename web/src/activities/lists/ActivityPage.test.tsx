import { emptyLists } from '@bnr/contract/activities/emptyLists'
import { activityLists } from '@bnr/contract/activities/lists'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { anita } from '../../testing/people.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import ActivityPage from './ActivityPage.tsx'

beforeEach(() => beginSession(anita))

const samuel = {
  id: 9,
  pid: '10000002',
  bi: { na: 'Samuel', doby: 30, cfb: 'Parent' },
  me: [],
}
const shortlisted = { id: 5, mdt: '2026-11-01T08:30:00.000Z', at: 's', tp: samuel }
const page = (results: unknown[], total = results.length): Answer => ({ body: { results, total, page: 0 } })
const path = (slug: keyof typeof activityLists) => `GET /api/profiles/7/${activityLists[slug].path}`

function show(address: string, answers: Record<string, (call: RecordedCall) => Answer>) {
  const calls = answerWith(answers)
  const router = createMemoryRouter([{ path: '/activity/:active', element: <ActivityPage /> }], {
    initialEntries: [address],
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  )
  return { calls, router }
}

it('shows the facts and date of each profile, and reloads the list after a removal', async () => {
  let listed = [shortlisted]
  show('/activity/shortlisted-by-you', {
    [path('shortlisted-by-you')]: () => page(listed),
    'DELETE /api/profile_actions/5': () => {
      listed = []
      return { body: { message: 'Profile removed from your shortlist' } }
    },
  })
  expect(await screen.findByText('Samuel')).toBeTruthy()
  expect(screen.getByText('Profile Created by Parent')).toBeTruthy()
  const view = screen.getByRole('link', { name: 'View Profile of Samuel' })
  expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/profile/10000002', '_blank'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Samuel from your shortlist' }))
  expect(await screen.findByText('Profile removed from your shortlist')).toBeTruthy()
  expect(await screen.findByText(emptyLists['shortlisted-by-you'].title)).toBeTruthy()
})

it('removes once, also if the button is pressed again before the list has been reloaded', async () => {
  const { calls } = show('/activity/shortlisted-by-you', {
    [path('shortlisted-by-you')]: () => page([shortlisted]),
    'DELETE /api/profile_actions/5': () => ({ body: { message: 'Profile removed from your shortlist' } }),
  })
  const remove = await screen.findByRole('button', { name: 'Remove Samuel from your shortlist' })
  holdReply(`/api/profiles/7/${activityLists['shortlisted-by-you'].path}`)
  await userEvent.click(remove)
  await screen.findByText('Profile removed from your shortlist')
  await new Promise((resolve) => setTimeout(resolve, 600))
  await userEvent.click(remove)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

it('keeps the focus in the list after a removal', async () => {
  const lydia = { ...shortlisted, id: 6, tp: { ...samuel, id: 10, pid: '10000003', bi: { na: 'Lydia' } } }
  let listed = [shortlisted, lydia]
  show('/activity/shortlisted-by-you', {
    [path('shortlisted-by-you')]: () => page(listed),
    'DELETE /api/profile_actions/5': () => {
      listed = [lydia]
      return { body: { message: 'Profile removed from your shortlist' } }
    },
  })
  await screen.findByText('Samuel')
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Samuel from your shortlist' }))
  await waitFor(() => expect(screen.queryByText('Samuel')).toBeNull())
  expect(document.activeElement).toBe(screen.getByText('Lydia').closest('ul'))
})

it.each([
  ['who-viewed-you', 'Search Profiles'],
  ['shortlisted-you', 'Shortlist Profiles'],
] as const)('an empty list %s links to the search as "%s"', async (slug, next) => {
  show(`/activity/${slug}`, { [path(slug)]: () => page([]) })
  const link = await screen.findByRole('link', { name: next })
  expect(link.getAttribute('href')).toBe('/profile/search')
})

it.each([
  ['blocked', "You haven't got any Blocked Profiles to view"],
  ['ignored', "You haven't got any Ignored Profiles to view"],
] as const)('an empty list %s shows only a message', async (slug, text) => {
  show(`/activity/${slug}`, { [path(slug)]: () => page([]) })
  await screen.findByText(text)
  expect(screen.queryByRole('link', { name: /Profiles$/ })).toBeNull()
})

it('offers to try again after a failure', async () => {
  let works = false
  const failure = { status: 503, body: { message: 'Oops! Service Unavailable', code: 'unavailable' } }
  show('/activity/ignored', { [path('ignored')]: () => (works ? page([]) : failure) })
  await screen.findByText('Oops! Service Unavailable')
  works = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText("You haven't got any Ignored Profiles to view")).toBeTruthy()
})

it('redirects from a missing page to the last one and from an unknown tab to the first', async () => {
  const answers = { [path('shortlisted-by-you')]: () => page([shortlisted], 12) }
  const { router } = show('/activity/shortlisted-by-you?page=9', answers)
  await waitFor(() => expect(router.state.location.search).toBe('?page=1'))
  await router.navigate('/activity/no-such-list')
  await waitFor(() => expect(router.state.location.pathname).toBe('/activity/shortlisted-by-you'))
})

const withPhoto = { ...samuel, me: [{ mt: 'pp', ms: 'Active', cut: '/face.webp' }] }
const photo = (mid: string, mt: string) => ({
  mid,
  mt,
  ms: 'Active',
  cu: `/${mid}.webp`,
  cut: `/${mid}s.webp`,
})

it('a press on the photo loads and shows the album, or says why it failed and offers to try again', async () => {
  let works = false
  const refusal = { status: 429, body: { message: 'Please come back tomorrow', code: 'openings_used' } }
  const { calls } = show('/activity/shortlisted-by-you', {
    [path('shortlisted-by-you')]: () => page([{ ...shortlisted, tp: withPhoto }]),
    'GET /api/profiles/9/album': () =>
      works ? { body: { me: [photo('one', 'pp'), photo('two', 'ap')] } } : refusal,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Photos of Samuel' }))
  await screen.findByText('Please come back tomorrow')
  works = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 of 2')).toBeTruthy()
  expect(calls.filter((call) => call.path.endsWith('/album'))).toHaveLength(2)
})

it('tells members who may not see full profiles why, and shows them what guests see', async () => {
  beginSession({ ...anita, phoneVerified: false })
  show('/activity/who-viewed-you', {
    [path('who-viewed-you')]: () =>
      page([{ id: 5, mdt: '2026-11-01T08:30:00.000Z', at: 'v', fp: { bi: { na: 'S J' }, me: [] } }]),
  })
  expect(await screen.findByText('S J')).toBeTruthy()
  expect(screen.getByText(/Verify your mobile number to see full profiles/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /View Profile/ })).toBeNull()
})
