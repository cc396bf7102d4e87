import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { sendDecisions } from '../../platform/decisions.ts'
import { type Answer, answerWith } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import ActivityPage from '../lists/ActivityPage.tsx'

const samuel = { id: 9, pid: '10000002', bi: { na: 'Samuel' }, me: [], ath: 30 }
const interest = { id: 5, at: 'l', ist: 'Pending' }
const numbers = { received: 3, sent: 1, accepted: 0, answers: 7, ath: 30 }

beforeEach(() => beginSession(anita))

function show(slug: string, path: string, entry: object, answers: Record<string, () => Answer> = {}) {
  const calls = answerWith({
    'GET /api/profiles/7/interests': () => ({ body: numbers }),
    [`GET /api/profiles/7/${path}`]: () => ({ body: { results: [entry], total: 1, page: 0 } }),
    'POST /api/profile_actions/5/accept': () => ({ body: { message: 'Interest accepted' } }),
    'POST /api/profile_actions/5/withdraw': () => ({ body: { message: 'Interest withdrawn' } }),
    ...answers,
  })
  const page = [<ActivityPage key="page" />, <Toasts key="toasts" />]
  renderAt(`/activity/${slug}`, page, '/activity/:active')
  return () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
}

it('an answer in the list can be undone for five seconds and is sent on leaving', async () => {
  const sent = show('interest-received', 'likedMe', { ...interest, mdt: '2026-11-01T00:00:00Z', fp: samuel })
  const accept = await screen.findByRole('button', { name: 'Accept the interest of Samuel' })
  expect(screen.getByRole('link', { name: /Received/ }).textContent).toBe('Received3')
  expect(screen.getByText(/Half of your 7 answers came within 30 hours/)).toBeTruthy()
  expect(screen.getByText('Usually answers within 3 days')).toBeTruthy()
  await userEvent.click(accept)
  await new Promise((resolve) => setTimeout(resolve, 600))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(sent()).toEqual([])
  await userEvent.click(accept)
  await sendDecisions()
  expect(sent()).toEqual(['/api/profile_actions/5/accept'])
})

it('an interest just sent can be withdrawn after a question', async () => {
  const entry = { ...interest, mdt: new Date().toISOString(), tp: samuel }
  const sent = show('interest-expressed', 'liked', entry)
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw your interest in Samuel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw', hidden: true }))
  await waitFor(() => expect(sent()).toEqual(['/api/profile_actions/5/withdraw']))
})

const gone = () => ({ status: 404, body: { code: 'not_found', message: 'No longer possible' } })

it('a late refusal to withdraw leaves the question open that was asked again since', async () => {
  const entry = { ...interest, mdt: new Date().toISOString(), tp: samuel }
  show('interest-expressed', 'liked', entry, { 'POST /api/profile_actions/5/withdraw': gone })
  const release = holdReply('/api/profile_actions/5/withdraw')
  const ask = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Withdraw your interest in Samuel' }))
  const inDialog = (name: string) =>
    within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name, hidden: true })
  await ask()
  await userEvent.click(inDialog('Withdraw'))
  await userEvent.click(inDialog('Cancel'))
  await ask()
  await act(async () => release())
  await screen.findByText('No longer possible')
  expect(inDialog('Withdraw')).toBeTruthy()
})

it('a refused answer names the person, because the message may appear on another page', async () => {
  const entry = { ...interest, mdt: '2026-11-01T00:00:00Z', fp: samuel }
  show('interest-received', 'likedMe', entry, { 'POST /api/profile_actions/5/decline': gone })
  await userEvent.click(await screen.findByRole('button', { name: 'Decline the interest of Samuel' }))
  await userEvent.click(screen.getByRole('link', { name: /Sent/ }))
  expect(await screen.findByText('Samuel: No longer possible')).toBeTruthy()
})

it('an interest of yesterday cannot be withdrawn yet', async () => {
  const mdt = new Date(Date.now() - 86_400_000).toISOString()
  show('interest-expressed', 'liked', { ...interest, mdt, tp: samuel })
  await screen.findByText('Samuel')
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
})
