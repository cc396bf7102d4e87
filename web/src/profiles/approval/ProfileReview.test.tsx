import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { forgetDecisions, sendDecisions } from '../../platform/decisions.ts'
import { queryClient } from '../../platform/queryClient.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import ProfileApprovalPage from './ProfileApprovalPage.tsx'

const person = (id: number, na: string, ps = 'Ready') => ({
  id,
  pid: String(10000000 + id),
  ps,
  can: ['approve', 'reject', 'delete'],
  pa: false,
  el: false,
  cdt: '2026-01-01T00:00:00.000Z',
  bi: { na, doby: 27 },
  me: [],
})
const people = [person(1, 'Anita'), person(2, 'Priya'), person(3, 'Ruth')]
const done = { body: { message: 'Done' } }

let calls: RecordedCall[] = []
let waiting = people
let statusOfPriya = 'Ready'
const sent = () =>
  calls.filter(({ path }) => /(approve|reject)$/.test(path)).map(({ path }) => path.slice('/api/'.length))
const read = () => calls.filter(({ query }) => query.has('pid')).map(({ query }) => query.get('pid'))
const shown = () => within(screen.getByRole('dialog')).getByRole('heading', { level: 3 }).textContent
const press = (keys: string) => userEvent.keyboard(keys)
/** Longer than a double press. */
const aMoment = () => act(() => new Promise((passed) => setTimeout(passed, 550)))

beforeEach(async () => {
  beginSession(manager)
  localStorage.clear()
  queryClient.clear()
  waiting = people
  statusOfPriya = 'Ready'
  calls = answerWith({
    'POST /api/profiles/search': () => ({ body: { results: waiting, total: waiting.length, page: 0 } }),
    'GET /api/profiles': ({ query }) => {
      const found = people.find(({ pid }) => pid === query.get('pid'))
      return { body: { ...found, ps: found?.id === 2 ? statusOfPriya : 'Ready' } }
    },
    ...Object.fromEntries(
      people.flatMap(({ id }) => [
        [`POST /api/profiles/${id}/approve`, () => done],
        [`POST /api/profiles/${id}/reject`, () => done],
        [`GET /api/profiles/${id}/history`, () => ({ body: { results: [], total: 0, page: 0 } })],
      ]),
    ),
  })
  await sendDecisions()
  forgetDecisions()
  calls.length = 0
})

async function begin() {
  renderAt('/ad/profile/approve', <ProfileApprovalPage />)
  await screen.findByText('3 profiles')
  await press('n')
}

it('goes through the queue with one or two keys for each profile', async () => {
  await begin()
  expect(shown()).toBe('Anita')
  expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('reviewed-title')
  await press('a')
  expect(shown()).toBe('Priya')
  expect(screen.getByText('Anita: Approved')).toBeTruthy()
  await aMoment()
  await press('r2')
  expect(shown()).toBe('Ruth')
  expect(screen.getByText('Priya: Rejected: Some details are missing')).toBeTruthy()
  await act(() => sendDecisions())
  expect(sent()).toEqual(['profiles/1/approve', 'profiles/2/reject'])
  expect(calls.find(({ path }) => path.endsWith('reject'))?.body).toEqual({ rn: 'Some details are missing' })
})

it('goes forward and back without a decision', async () => {
  await begin()
  await press('nn')
  expect(shown()).toBe('Ruth')
  await press('p')
  expect(shown()).toBe('Priya')
  await act(() => sendDecisions())
  expect(sent()).toEqual([])
})

it('decides once on two quick presses, by key or by button', async () => {
  await begin()
  await press('aa')
  expect(shown()).toBe('Priya')
  await aMoment()
  const approve = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' })
  await userEvent.click(approve())
  await userEvent.click(approve(), { pointerEventsCheck: 0 })
  expect(shown()).toBe('Ruth')
  await act(() => sendDecisions())
  expect(sent()).toEqual(['profiles/1/approve', 'profiles/2/approve'])
})

it('undoes the last decision, and shows its profile again', async () => {
  await begin()
  await press('a')
  await aMoment()
  await press('u')
  expect(shown()).toBe('Anita')
  await act(() => sendDecisions())
  expect(sent()).toEqual([])
})

it('reads the next profile ahead', async () => {
  await begin()
  await waitFor(() => expect(read()).toEqual(['10000001', '10000002']))
})

it('says when somebody else has already decided, and goes on', async () => {
  statusOfPriya = 'Active'
  await begin()
  await press('n')
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(/Somebody else has already decided. This profile is Active/)).toBeTruthy()
  await press('a')
  expect(shown()).toBe('Priya')
  await press('n')
  expect(shown()).toBe('Ruth')
})

it('shows the server’s message when somebody else decided a moment before', async () => {
  calls = answerWith({
    'POST /api/profiles/search': () => ({ body: { results: waiting, total: 3, page: 0 } }),
    'POST /api/profiles/1/approve': () => ({
      status: 409,
      body: { message: 'Approve is not possible: this profile is Rejected', code: 'wrong_state' },
    }),
  })
  await begin()
  await press('a')
  await act(() => sendDecisions())
  expect(screen.getByText('Anita: Approve is not possible: this profile is Rejected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  const row = within(screen.getByRole('row', { name: /Anita/ }))
  expect(row.getByRole('status').textContent).toContain('this profile is Rejected')
  expect(row.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByText('2 profiles')).toBeTruthy()
})

it('ignores its shortcuts while somebody types', async () => {
  await begin()
  await press('r')
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'banana 1')
  expect(sent()).toEqual([])
  expect(within(screen.getByRole('dialog', { name: 'Reject' })).getByDisplayValue('banana 1')).toBeTruthy()
  await press('{Enter}')
  expect(shown()).toBe('Priya')
  expect(screen.getByText('Anita: Rejected: banana 1')).toBeTruthy()
})

it('can turn off its shortcuts', async () => {
  await begin()
  await userEvent.click(screen.getByRole('button', { name: 'Turn off shortcuts' }))
  await press('a')
  expect(shown()).toBe('Anita')
  await userEvent.click(screen.getByRole('button', { name: 'Turn on shortcuts' }))
  await press('a')
  expect(shown()).toBe('Priya')
})

it('offers the profiles that still wait at the end, and continues with them', async () => {
  await begin()
  await press('nnn')
  expect(shown()).toBe('End of the list')
  waiting = [person(3, 'Ruth')]
  await press('n')
  await waitFor(() => expect(shown()).toBe('Ruth'))
})

it('says when the queue is empty, and links to the other queues', async () => {
  waiting = []
  renderAt('/ad/profile/approve', <ProfileApprovalPage />)
  expect(await screen.findByText('Nothing to do')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Other queues' }).getAttribute('href')).toBe('/ad/dashboard')
  expect(screen.queryByRole('button', { name: /Review found by found/ })).toBeNull()
})
