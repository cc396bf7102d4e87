import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { forgetDecisions, sendDecisions } from '../../platform/decisions.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import ProfileApprovalPage from './ProfileApprovalPage.tsx'

const person = (id: number, na: string) => ({
  id,
  pid: String(10000000 + id),
  ps: 'Ready',
  can: ['approve', 'reject', 'delete'],
  pa: false,
  el: false,
  cdt: '2026-01-01T00:00:00.000Z',
  rdt: '2026-01-01T00:00:00.000Z',
  psa: '2026-03-05T06:30:00.000Z',
  bi: { na, doby: 27 },
  me: [],
})
const waiting = [person(1, 'Anita'), person(2, 'Priya'), person(3, 'Ruth')]
const search = 'POST /api/profiles/search'
const approval = (id: number) => `POST /api/profiles/${id}/approve`
const approved = { body: { message: 'Profile Approved successfully!' } }

let calls: RecordedCall[] = []
const sent = () => calls.map(({ method, path }) => `${method} ${path}`).filter((call) => call !== search)
const searches = () => calls.filter(({ path }) => path.endsWith('/search')).length
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const press = (name: string, button: string) =>
  userEvent.click(within(row(name)).getByRole('button', { name: button }))
/** Longer than a double click. */
const aMoment = () => new Promise((done) => setTimeout(done, 550))

beforeEach(async () => {
  beginSession(manager)
  calls = answerWith({
    [search]: () => ({ body: { results: waiting, total: 12, page: 0 } }),
    [approval(1)]: () => approved,
    [approval(2)]: () => approved,
    'POST /api/profiles/2/reject': () => ({ body: { message: 'Profile rejected' } }),
  })
  await sendDecisions()
  forgetDecisions()
  calls.length = 0
})

async function show() {
  const page = renderAt('/ad/profile/approve', <ProfileApprovalPage />)
  await screen.findByText('12 profiles')
  return page
}

it('shows the outcome in the decided row, and leaves the list as it is', async () => {
  await show()
  await press('Anita', 'Approve')
  expect(within(row('Anita')).getByRole('status').textContent).toContain('Anita: Approved')
  expect(document.activeElement?.textContent).toBe('Undo')
  expect(screen.getByText('11 profiles')).toBeTruthy()
  expect(sent()).toEqual([])
  await act(() => sendDecisions())
  expect(sent()).toEqual([approval(1)])
  expect(within(row('Anita')).queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((shownRow) => shownRow.textContent),
  ).toEqual([
    expect.stringContaining('Anita'),
    expect.stringContaining('Priya'),
    expect.stringContaining('Ruth'),
  ])
  expect(searches()).toBe(1)
})

it('undoes a decision, and returns the focus to the buttons', async () => {
  await show()
  await press('Anita', 'Approve')
  await aMoment()
  await press('Anita', 'Undo')
  expect(document.activeElement?.textContent).toBe('Approve')
  expect(screen.getByText('12 profiles')).toBeTruthy()
  await act(() => sendDecisions())
  expect(sent()).toEqual([])
})

it('rejects once with the reason in the row, even if the button is pressed twice', async () => {
  await show()
  await press('Priya', 'Reject')
  const dialog = screen.getByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'No full name')
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(within(row('Priya')).getByRole('status').textContent).toContain('Priya: Rejected: No full name')
  await act(() => sendDecisions())
  expect(sent()).toEqual(['POST /api/profiles/2/reject'])
  expect(calls.at(-1)?.body).toEqual({ rn: 'No full name' })
})

it('shows in the row what failed, and tries again', async () => {
  await show()
  await press('Ruth', 'Approve')
  await act(() => sendDecisions())
  expect(within(row('Ruth')).getByRole('status').textContent).toContain('Not found')
  expect(screen.getByText('12 profiles')).toBeTruthy()
  await press('Ruth', 'Try again')
  await waitFor(() => expect(sent()).toEqual([approval(3), approval(3)]))
})

it('sends the decisions before it reads another list', async () => {
  await show()
  await press('Anita', 'Approve')
  await press('Priya', 'Approve')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected')
  await waitFor(() => expect(searches()).toBe(2))
  const order = calls.map(({ path }) => path.split('/').at(-1))
  expect(order).toEqual(['search', 'approve', 'approve', 'search'])
})

it('sends the decisions when staff go to another page', async () => {
  const { router } = await show()
  await press('Anita', 'Approve')
  await act(() => router.navigate('/ad/dashboard'))
  await vi.waitFor(() => expect(sent()).toEqual([approval(1)]))
})

it('shows since when each profile has waited, and sorts by it', async () => {
  await show()
  const head = screen.getByRole('columnheader', { name: 'Waiting since' })
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  expect(within(row('Anita')).getByText('5 Mar 2026, 12:00 pm')).toBeTruthy()
})

it('shows the new status after a decision, and the previous one after Undo', async () => {
  await show()
  const status = (name: string) =>
    within(row(name)).queryByText(/^(Active|Waiting for approval)$/)?.textContent
  expect(status('Anita')).toBe('Waiting for approval')
  await press('Anita', 'Approve')
  expect(status('Anita')).toBe('Active')
  await aMoment()
  await press('Anita', 'Undo')
  expect(status('Anita')).toBe('Waiting for approval')
  await press('Priya', 'Approve')
  await press('Ruth', 'Approve')
  await act(() => sendDecisions())
  expect(status('Priya')).toBe('Active')
  expect(status('Ruth')).toBe('Waiting for approval')
})
