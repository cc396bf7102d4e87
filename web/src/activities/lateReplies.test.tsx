import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { profileQuery } from '../profiles/calls.ts'
import { button, dialogButton, plan, priceList, samuel, shownBar } from '../testing/activityBar.tsx'
import { answerWith } from '../testing/answers.ts'
import { holdReply } from '../testing/holdReply.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { dismissToast, useToasts } from '../ui/toasts.ts'
import { ActivityBar } from './ActivityBar.tsx'
import { PairBar } from './profile/PairBar.tsx'
import ProfilePage from './profile/ProfilePage.tsx'
import { closeSheet } from './sheet/openSheet.ts'
import { SheetHost } from './sheet/SheetHost.tsx'

const refused = { status: 403, body: { code: 'plan_required', message: 'Pay to do this' } }
const unavailable = { status: 503, body: { code: 'unavailable', message: 'Oops!' } }
const gone = { status: 404, body: { code: 'not_found', message: 'This interest was withdrawn' } }
const lydia = samuel({ id: 10, bnrId: '10000003', basic: { name: 'Lydia' } })

const showPage = shownBar((profile) => <PairBar key={profile.id} target={profile} />)
const showBars = shownBar((profile) => (
  <Fragment key={profile.id}>
    <ActivityBar target={profile} />
    <ActivityBar target={lydia} />
    <SheetHost />
  </Fragment>
))

beforeEach(() => {
  closeSheet()
  for (const { id } of renderHook(useToasts).result.current) dismissToast(id)
  beginSession(anita)
})

const hidden = { hidden: true }
const dialog = (name: string) => screen.queryByRole('dialog', { ...hidden, name })
const close = async () =>
  userEvent.click(
    within(await screen.findByRole('dialog', hidden)).getByRole('button', { ...hidden, name: 'Close' }),
  )
const released = async (release: () => void) => {
  release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

describe('a late reply to a block', () => {
  const askToBlock = async () => userEvent.click(await button('Block this profile'))
  const block = async () => {
    await askToBlock()
    await userEvent.click(await dialogButton('Block'))
  }

  it('that refuses leaves a dialog open that was opened since', async () => {
    showPage({ 'POST /api/profiles/7/block/9': () => unavailable })
    const release = holdReply('/api/profiles/7/block/9')
    await block()
    await close()
    await askToBlock()
    await released(release)
    expect(screen.getByText('Oops!')).toBeTruthy()
    expect(dialog('Block Samuel?')).toBeTruthy()
  })

  it('leads to the blocked list only from the page on which it was sent', async () => {
    const { router } = showPage({
      'POST /api/profiles/7/block/9': () => ({ body: { message: 'Profile blocked', id: 1 } }),
    })
    const release = holdReply('/api/profiles/7/block/9')
    await block()
    await act(() => router.navigate('/somewhere-else'))
    await released(release)
    expect(router.state.location.pathname).toBe('/somewhere-else')
  })

  it('leads to the blocked list from that page, also if the dialog was closed', async () => {
    const { router } = showPage({
      'POST /api/profiles/7/block/9': () => ({ body: { message: 'Profile blocked', id: 1 } }),
    })
    const release = holdReply('/api/profiles/7/block/9')
    await block()
    await close()
    await released(release)
    expect(router.state.location.pathname).toBe('/activity/blocked')
  })
})

it('a dialog about one person is not about the next person whose profile is opened', async () => {
  answerWith({})
  const { router, client } = renderAt('/profile/10000002', <ProfilePage />, '/profile/:id')
  for (const profile of [samuel(), lydia])
    client.setQueryData(profileQuery(profile.bnrId ?? '').queryKey, profile)
  await userEvent.click(await button('Block this profile'))
  await waitFor(() => expect(dialog('Block Samuel?')).toBeTruthy())
  await act(() => router.navigate('/profile/10000003'))
  await screen.findByRole('heading', { name: 'Lydia', level: 1 })
  expect(dialog('Block Lydia?')).toBeNull()
})

it('a late refusal to show a phone number leaves a dialog open that was opened since', async () => {
  showBars({ ...plan(3, 10), ...priceList, 'POST /api/profiles/7/view_phone/9': () => refused })
  const release = holdReply('/api/profiles/7/view_phone/9')
  await userEvent.click(await button('View Phone number of Samuel'))
  await userEvent.click(await dialogButton('Yes'))
  await close()
  await userEvent.click(await button('View Phone number of Samuel'))
  await dialogButton('Yes')
  await released(release)
  expect(dialog('Phone number of Samuel')).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toBe('Pay to do this')
})

it.each(['Samuel', 'Lydia'])(
  'a late refusal of another press leaves the question about %s open',
  async (name) => {
    showBars({ ...plan(40, 100), ...priceList, 'POST /api/profiles/7/shortlist/9': () => refused })
    const release = holdReply('/api/profiles/7/shortlist/9')
    await userEvent.click(await button('Shortlist Samuel'))
    await userEvent.click(await button(`Express Interest in ${name}`))
    await screen.findByText('60 interests left')
    await released(release)
    expect(screen.getByText('60 interests left')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Pay to do this')
  },
)

it('the reply to an interest leaves the plans open that another press has shown since', async () => {
  showBars({
    ...plan(40, 100),
    ...priceList,
    'POST /api/profiles/7/like/9': () => ({ body: { message: 'Interest expressed', id: 44 } }),
    'POST /api/profiles/7/shortlist/9': () => refused,
  })
  const release = holdReply('/api/profiles/7/like/9')
  await userEvent.click(await button('Express Interest in Samuel'))
  await userEvent.click(await dialogButton('Express Interest'))
  fireEvent.click(await button('Shortlist Samuel'))
  await waitFor(() => expect(dialog('Pay to do this')).toBeTruthy())
  await released(release)
  expect(screen.getByText('Interest expressed')).toBeTruthy()
  expect(dialog('Pay to do this')).toBeTruthy()
})

const received = {
  id: 5,
  kind: 'l',
  at: '2026-11-01T00:00:00.000Z',
  from: { id: 9 },
  target: { id: 7 },
  interest: 'Pending',
} as const

describe('an answer to an interest', () => {
  it('is sent once, even if the other answer is pressed before the buttons change', async () => {
    const { calls } = showBars(
      {
        'POST /api/profile_actions/5/accept': () => ({ body: { message: 'Interest accepted' } }),
        'POST /api/profile_actions/5/decline': () => unavailable,
      },
      samuel({ activities: [received] }),
    )
    const accept = await button('Accept the interest of Samuel')
    const decline = await button('Decline the interest of Samuel')
    fireEvent.click(accept)
    fireEvent.click(decline)
    expect(await screen.findByText('Interest accepted')).toBeTruthy()
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/profile_actions/5/accept',
    ])
    expect(screen.getByText('You and Samuel are interested in each other')).toBeTruthy()
  })

  it('leaves the focus at the profile when its button disappears', async () => {
    const accepted = { body: { message: 'Interest accepted' } }
    showPage({ 'POST /api/profile_actions/5/accept': () => accepted }, samuel({ activities: [received] }))
    const accept = await button('Accept the interest of Samuel')
    accept.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Interest accepted')
    expect(accept.isConnected).toBe(false)
    expect(document.activeElement).toBe(document.querySelector('[data-pair-bar]'))
  })

  it('that is refused late does not bring back an interest that has been withdrawn since', async () => {
    const { client } = showBars(
      { 'POST /api/profile_actions/5/decline': () => gone },
      samuel({ activities: [received] }),
    )
    const release = holdReply('/api/profile_actions/5/decline')
    await userEvent.click(await button('Decline the interest of Samuel'))
    act(() => client.setQueriesData({}, { results: [samuel()], total: 1 }))
    await button('Express Interest in Samuel')
    await released(release)
    expect(screen.getByText('This interest was withdrawn')).toBeTruthy()
    expect(screen.queryByText('Samuel is interested in you')).toBeNull()
  })
})
