import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { queryClient } from '../platform/queryClient.ts'
import { markHydrated } from '../platform/useHydrated.ts'
import { answerWith } from '../testing/answers.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { Bell } from './Bell.tsx'
import NotificationSettings from './NotificationSettings.tsx'
import NotificationsPage from './NotificationsPage.tsx'
import { notificationsKey } from './unread.ts'

const base = '/api/profiles/7/notification'
const notification = (id: number, rd: boolean, kd = 'interestReceived') => ({
  id,
  kd,
  rd,
  at: new Date(Date.now() - 3_600_000).toISOString(),
  wd: { name: 'Samuel', bnrId: '10000002', ownId: '10000001' },
})
const page = (results: unknown[], total = results.length) => ({ body: { results, total, page: 0 } })

beforeEach(() => {
  beginSession(anita)
  queryClient.clear()
})

describe('the bell', () => {
  it.each([
    [3, 'Notifications 3 unread'],
    [120, 'Notifications 99+ unread'],
    [0, 'Notifications'],
  ])('with %i unread has the name "%s"', async (result, name) => {
    answerWith({ [`GET ${base}s/unread`]: () => ({ body: { result } }) })
    renderAt('/home', <Bell profileId={7} />)
    expect(await screen.findByRole('link', { name })).toBeTruthy()
  })
})

describe('the notifications', () => {
  it('say what happened and when, and are marked as read when opened', async () => {
    const calls = answerWith({
      [`GET ${base}s`]: () => page([notification(5, false), notification(4, true, 'profileApproved')]),
      [`POST ${base}s/5/read`]: () => ({ body: { message: 'Read' } }),
    })
    const { router } = renderAt('/notifications', <NotificationsPage />)
    const link = await screen.findByRole('link', { name: /Samuel \(10000002\) expressed interest in you/ })
    expect(within(link).getByText('1 hour ago')).toBeTruthy()
    expect(link.textContent).toContain('New:')
    await userEvent.click(link)
    expect(router.state.location.pathname).toBe('/activity/interest-received')
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`${base}s/5/read`))
  })

  it('can all be marked as read together', async () => {
    let rd = false
    answerWith({
      [`GET ${base}s`]: () => page([notification(5, rd)]),
      [`POST ${base}s/read`]: () => {
        rd = true
        return { body: { message: 'Read' } }
      },
    })
    renderAt('/notifications', <NotificationsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  })

  it('show a message when there are none, and offer to try again after a failure', async () => {
    let works = false
    const failure = { status: 503, body: { message: 'Oops! Service Unavailable', code: 'unavailable' } }
    answerWith({ [`GET ${base}s`]: () => (works ? page([]) : failure) })
    renderAt('/notifications', <NotificationsPage />)
    await screen.findByText('Oops! Service Unavailable')
    works = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No notifications yet')).toBeTruthy()
  })
})

it('the settings show the saved choices and save new ones', async () => {
  const saved = [
    { gr: 'profile', mail: true, sms: true },
    { gr: 'interests', mail: true, sms: false },
  ]
  const calls = answerWith({
    [`GET ${base}Settings`]: () => ({ body: saved }),
    [`PUT ${base}Settings`]: () => ({ body: { message: 'Updated' } }),
  })
  renderAt(
    '/profile/settings',
    <>
      <NotificationSettings />
      <Toasts />
    </>,
  )
  const group = await screen.findByRole('group', { name: 'Interests' })
  await userEvent.click(within(group).getByRole('checkbox', { name: 'SMS' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Updated')).toBeTruthy()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    groups: [saved[0], { gr: 'interests', mail: true, sms: true }],
  })
})

it('offers no SMS for a group of which none is sent', async () => {
  answerWith({ [`GET ${base}Settings`]: () => ({ body: [{ gr: 'interests', mail: true }] }) })
  renderAt('/profile/settings', <NotificationSettings />)
  const group = await screen.findByRole('group', { name: 'Interests' })
  expect(within(group).getByRole('checkbox', { name: 'E-mail' })).toBeTruthy()
  expect(within(group).queryByRole('checkbox', { name: 'SMS' })).toBeNull()
})

it('keeps the ticks of the settings when reading them again fails', async () => {
  let isAway = false
  const answer = () =>
    isAway
      ? { status: 404, body: { code: 'not_found', message: 'Not found' } }
      : { body: [{ gr: 'interests', mail: true, sms: false }] }
  const calls = answerWith({ [`GET ${base}Settings`]: answer })
  const { client } = renderAt('/profile/settings', <NotificationSettings />)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'SMS' })
  await userEvent.click(box)
  isAway = true
  await act(() => client.invalidateQueries({ queryKey: notificationsKey }))
  expect(calls).toHaveLength(2)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'SMS' }).checked).toBe(true)
})

it('shows what was changed elsewhere since the settings were open before', async () => {
  let mail = true
  answerWith({ [`GET ${base}Settings`]: () => ({ body: [{ gr: 'interests', mail, sms: false }] }) })
  markHydrated()
  const { router } = renderAt('/profile/settings', <NotificationSettings />)
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'E-mail' })
  expect((await box()).checked).toBe(true)
  await act(() => router.navigate('/matches'))
  mail = false
  await act(() => router.navigate('/profile/settings'))
  await waitFor(async () => expect((await box()).checked).toBe(false))
})
