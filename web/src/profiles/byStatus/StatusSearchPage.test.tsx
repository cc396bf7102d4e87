import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { forgetDecisions, sendDecisions } from '../../platform/decisions.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import StatusSearchPage from './StatusSearchPage.tsx'

const person = (id: number, na: string, more: object = {}) => ({
  id,
  pid: String(10000000 + id),
  ps: 'Draft',
  can: ['ready', 'delete'],
  pa: false,
  el: false,
  cdt: '2026-01-01T00:00:00.000Z',
  bi: { na, doby: 27 },
  me: [],
  ...more,
})
const drafts = [person(1, 'Anita'), person(2, 'Priya'), person(3, 'Ruth', { pa: true })]
/** More than can be undone at once. */
const crowd = Array.from({ length: 15 }, (_, at) => person(101 + at, `Person ${at + 1}`))
const done = { body: { message: 'Done' } }
const search = 'POST /api/profiles/search'

let calls: RecordedCall[] = []
let found: object[] = drafts
const sent = () =>
  calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => call.includes('profiles/') && call !== search)
const searched = () => calls.find(({ path }) => path.endsWith('/search'))?.body
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const inDialog = () => within(screen.getByRole('dialog'))

beforeEach(async () => {
  beginSession(manager)
  found = drafts
  calls = answerWith({
    [search]: () => ({ body: { results: found, total: found.length, page: 0 } }),
    'GET /api/sso/tmUsers': () => ({ body: [{ id: 5, na: 'Tessa', load: 12 }] }),
    'GET /api/sso/ccUsers': () => ({ body: [] }),
    'POST /api/profiles/1/delete': () => done,
    'POST /api/profiles/2/delete': () => ({
      status: 409,
      body: { message: 'Delete is not possible: this profile is Deleted', code: 'wrong_state' },
    }),
    ...Object.fromEntries(crowd.map(({ id }) => [`POST /api/profiles/${id}/delete`, () => done])),
    'POST /api/profiles/1/ready': () => done,
    'POST /api/profiles/1/approve': () => done,
    'POST /api/profiles/1/updateTMStaffId': () => done,
    'POST /api/profiles/2/updateTMStaffId': () => done,
  })
  await sendDecisions()
  forgetDecisions()
  calls.length = 0
})

async function show(address = '/ad/profile/search-by-status') {
  renderAt(address, <StatusSearchPage />)
  await screen.findByRole('table')
}

it('starts with drafts, and enables its buttons once a row is selected', async () => {
  await show()
  expect(searched()).toMatchObject({ criterias: [{ key: 'ps', operation: 'eq', value: 'Draft' }] })
  const buttons = ['Assign', 'Activate', 'Delete', 'Block', 'Paid']
  for (const name of buttons)
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Settled' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'All on this page' }))
  const enabled = buttons.filter((name) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled)
  expect(enabled).toEqual(['Assign', 'Activate', 'Delete', 'Paid'])
})

it('asks for a reason, acts on all selected rows, and shows each outcome in its row', async () => {
  await show()
  await tick(/Anita/)
  await tick(/Priya/)
  await press('Delete')
  await userEvent.click(inDialog().getByRole('button', { name: 'Delete' }))
  expect(inDialog().getByText('Enter a reason')).toBeTruthy()
  await userEvent.type(inDialog().getByRole('textbox', { name: /^Reason/ }), 'Not serious')
  await userEvent.click(inDialog().getByRole('button', { name: 'Delete' }))
  expect(sent()).toEqual([])
  await act(() => sendDecisions())
  expect(sent()).toEqual(['POST /api/profiles/1/delete', 'POST /api/profiles/2/delete'])
  expect(within(row('Anita')).getByRole('status').textContent).toContain('Deleted: Not serious')
  expect(within(row('Priya')).getByRole('status').textContent).toContain('Delete is not possible')
  expect(within(row('Ruth')).queryByRole('status')).toBeNull()
})

it('warns about more profiles than can be undone, and sums up the outcomes', async () => {
  found = crowd
  await show('/ad/profile/search-by-status?size=20')
  await userEvent.click(screen.getByRole('checkbox', { name: 'All on this page' }))
  await press('Delete')
  const question = screen.getByRole('dialog').textContent
  expect(question).toContain('Person 1, Person 2, Person 3 and 12 more')
  expect(question).toContain(
    '15 profiles at once. You can undo only the last 12, for 5 seconds. The first 3 cannot be undone.',
  )
  expect(sent()).toEqual([])
  await userEvent.type(inDialog().getByRole('textbox', { name: /^Reason/ }), 'Registered twice')
  await userEvent.click(inDialog().getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByText('3 done, 12 under way')).toBeTruthy())
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(12)
  await act(() => sendDecisions())
  expect(screen.getByText('15 done')).toBeTruthy()
  for (const { bi } of crowd)
    expect(within(row(`${bi.na} `)).getByRole('status').textContent).toContain('Deleted: Registered twice')
  expect(sent()).toHaveLength(15)
})

it('activates a draft by sending it for review and approving it', async () => {
  await show()
  await tick(/Anita/)
  await press('Activate')
  await userEvent.click(inDialog().getByRole('button', { name: 'Activate' }))
  await act(() => sendDecisions())
  expect(sent()).toEqual(['POST /api/profiles/1/ready', 'POST /api/profiles/1/approve'])
  expect(within(row('Anita')).getByRole('status').textContent).toContain('Activated')
})

it('assigns the selected profiles, and keeps their other executive', async () => {
  await show()
  await tick(/Anita/)
  await tick(/Priya/)
  await press('Assign')
  await screen.findByRole('option', { name: 'Tessa (12)' })
  await userEvent.selectOptions(inDialog().getByLabelText('Telemarketing executive'), 'Tessa (12)')
  await userEvent.click(inDialog().getByRole('button', { name: 'Assign' }))
  await act(() => sendDecisions())
  expect(
    calls
      .filter(({ method, path }) => method === 'POST' && path.includes('Staff'))
      .map(({ path, query }) => `${path}?${query}`),
  ).toEqual(['/api/profiles/1/updateTMStaffId?tmsid=5', '/api/profiles/2/updateTMStaffId?tmsid=5'])
  expect(within(row('Anita')).getByRole('status').textContent).toContain('Assigned')
})

it('links paid members to the invoice form, unless they have a paid plan', async () => {
  await show()
  await userEvent.click(screen.getByRole('checkbox', { name: 'All on this page' }))
  await press('Paid')
  expect(screen.getByRole('link', { name: 'Generate invoice for Anita' }).getAttribute('href')).toBe(
    '/invoice/generate?pid=10000001',
  )
  expect(within(row('Ruth')).getByText('Already has a paid plan')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Generate invoice for Ruth' })).toBeNull()
})

it('offers a tele executive their own profiles and actions', async () => {
  beginSession({ ...manager, roles: ['staff_user', 'tele_executive'] })
  found = [person(1, 'Anita', { ps: 'Active', can: ['settle'] })]
  await show('/ad/profile/search-by-status?status=Active')
  expect(searched()).toMatchObject({ criterias: [{ key: 'ps' }, { key: 'mine', value: true }] })
  expect(screen.queryByRole('button', { name: 'Hand over profiles' })).toBeNull()
  const names = ['Assign', 'Activate', 'Delete', 'Settled', 'Paid', 'Block']
  expect(names.filter((name) => screen.queryByRole('button', { name }))).toEqual(['Settled', 'Paid'])
})

it('links from an empty list of one’s own profiles to everybody’s', async () => {
  found = []
  const { router } = renderAt('/ad/profile/search-by-status?whose=mine', <StatusSearchPage />)
  await userEvent.click(await screen.findByRole('link', { name: 'Show everybody’s profiles' }))
  expect(router.state.location.search).toBe('?status=Draft&whose=all')
})
