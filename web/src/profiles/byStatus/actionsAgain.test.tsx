import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { forgetDecisions, sendDecisions } from '../../platform/decisions.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import StatusSearchPage from './StatusSearchPage.tsx'

const person = (id: number, na: string) => ({
  id,
  pid: String(10000000 + id),
  ps: 'Draft',
  can: ['ready', 'delete'],
  pa: false,
  el: false,
  cdt: '2026-01-01T00:00:00.000Z',
  bi: { na, doby: 27 },
  me: [],
})
const done = () => ({ body: { message: 'Done' } })

let calls: RecordedCall[] = []
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const inDialog = () => within(screen.getByRole('dialog'))

beforeEach(async () => {
  beginSession(manager)
  calls = answerWith({
    'POST /api/profiles/search': () => ({
      body: { results: [person(1, 'Anita'), person(2, 'Priya')], total: 2, page: 0 },
    }),
    'GET /api/sso/tmUsers': () => ({
      body: [
        { id: 5, na: 'Tessa', load: 12 },
        { id: 6, na: 'Tom', load: 4 },
      ],
    }),
    'GET /api/sso/ccUsers': () => ({ body: [{ id: 8, na: 'Cara', load: 3 }] }),
    'POST /api/profiles/1/ready': done,
    'POST /api/profiles/1/approve': done,
    'POST /api/profiles/1/updateTMStaffId': done,
    'POST /api/profiles/1/updateCCStaffId': done,
  })
  await sendDecisions()
  forgetDecisions()
  calls.length = 0
})

async function show() {
  renderAt('/ad/profile/search-by-status', <StatusSearchPage />)
  await screen.findByRole('table')
}

const assignments = () =>
  calls
    .filter(({ method, path }) => method === 'POST' && path.includes('Staff'))
    .map(({ path, query }) => `${path}?${query}`)

async function assign(executive: string, person: string) {
  await press('Assign')
  await screen.findByRole('option', { name: person })
  await userEvent.selectOptions(inDialog().getByLabelText(executive), person)
  await userEvent.click(inDialog().getByRole('button', { name: 'Assign' }))
}

it('assigns as chosen last, also while an earlier assignment can still be undone', async () => {
  await show()
  await tick(/Anita/)
  await assign('Telemarketing executive', 'Tessa (12)')
  await assign('Customer care executive', 'Cara (3)')
  await assign('Telemarketing executive', 'Tom (4)')
  await act(() => sendDecisions())
  expect(assignments()).toEqual([
    '/api/profiles/1/updateTMStaffId?tmsid=6',
    '/api/profiles/1/updateCCStaffId?ccsid=8',
  ])
})

it('offers no second action for a row that has been decided', async () => {
  await show()
  await tick(/Anita/)
  await press('Activate')
  await userEvent.click(inDialog().getByRole('button', { name: 'Activate' }))
  const remove = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
  expect(remove().disabled).toBe(true)
  await act(() => sendDecisions())
  expect(remove().disabled).toBe(true)
  await tick(/Anita/)
  await tick(/Priya/)
  expect(remove().disabled).toBe(false)
})
