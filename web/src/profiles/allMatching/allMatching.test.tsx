import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import BulkActionsPage from './bulkList.tsx'
import { SelectAll } from './SelectAll.tsx'

beforeEach(() => beginSession(manager))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

const criteria = [{ key: 'ps', operation: 'eq', value: 'Draft' }]
const action = (more: object = {}) => ({
  id: 7,
  ki: 'assign',
  ab: 'Ravi',
  st: 'Running',
  n: 1963,
  do: 400,
  re: 0,
  can: ['cancel'],
  cdt: '2026-11-26T06:00:00Z',
  ...more,
})
const started = (calls: readonly RecordedCall[]) => calls.find(({ method }) => method === 'POST')

function open(isPageTicked = true, total = 1963) {
  const calls = answerWith({
    'GET /api/sso/tmUsers': () => ({ body: [{ id: 3, na: 'Ravi', load: 4 }] }),
    'GET /api/sso/ccUsers': () => ({ body: [] }),
    'POST /api/bulk/assign': () => ({ body: action() }),
    'POST /api/bulk/followUps': () => ({
      status: 409,
      body: { message: 'Your last action on many profiles is still running', code: 'wrong_state' },
    }),
  })
  renderAt(
    '/ad/profile/search-by-status',
    <SelectAll isPageTicked={isPageTicked} shown={20} matching={{ criteria, total }}>
      <p>Actions of the page</p>
    </SelectAll>,
  )
  return calls
}
const choose = () => userEvent.click(screen.getByRole('button', { name: 'Select all 1,963 that match' }))
const dialog = () => within(screen.getByRole('dialog'))

it.each([
  ['a page is not ticked', false, 1963],
  ['the page has all that match', true, 20],
])('offers nothing more when %s', (_, isPageTicked, total) => {
  open(isPageTicked, total)
  expect(screen.getByText('Actions of the page')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('selects only the page again after a row was unticked', async () => {
  const shown = { shown: 20, matching: { criteria, total: 1963 } }
  const at = (isPageTicked: boolean) => (
    <MemoryRouter>
      <SelectAll isPageTicked={isPageTicked} {...shown}>
        <p>Actions of the page</p>
      </SelectAll>
    </MemoryRouter>
  )
  const { rerender } = render(at(true))
  await choose()
  expect(screen.queryByText('Actions of the page')).toBeNull()
  rerender(at(false))
  rerender(at(true))
  expect(screen.getByText('Actions of the page')).toBeTruthy()
})

it('assigns all that match only after their number was typed', async () => {
  const calls = open()
  await choose()
  expect(screen.queryByText('Actions of the page')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Assign: all 1,963' }))
  await userEvent.selectOptions(await screen.findByLabelText(/Tele/i), await screen.findByText(/Ravi/))
  await userEvent.click(dialog().getByRole('button', { name: 'Assign' }))
  expect(await dialog().findByText('Type 1963')).toBeTruthy()
  expect(started(calls)).toBeUndefined()
  await userEvent.type(dialog().getByLabelText(/How many profiles/), '1963')
  await userEvent.click(dialog().getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(started(calls)?.body).toEqual({ criterias: criteria, n: 1963, tmsid: 3 }))
})

it('plans follow-ups, and shows why that was refused', async () => {
  const calls = open()
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Plan follow-ups: all 1,963' }))
  await userEvent.type(await screen.findByLabelText(/Note/), 'Ask about photos')
  await userEvent.type(dialog().getByLabelText(/Call back on/), '2099-01-02')
  await userEvent.type(dialog().getByLabelText(/How many profiles/), '1963')
  await userEvent.click(dialog().getByRole('button', { name: 'Plan' }))
  expect(await dialog().findByText('Your last action on many profiles is still running')).toBeTruthy()
  expect(started(calls)?.body).toMatchObject({ no: 'Ask about photos', fud: '2099-01-02', n: 1963 })
})

it('does not offer an action for more profiles than it allows', async () => {
  open(true, 6000)
  await userEvent.click(screen.getByRole('button', { name: 'Select all 6,000 that match' }))
  expect(screen.getByRole('button', { name: 'Plan follow-ups: all 6,000' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Assign: all 6,000' })).toHaveProperty('disabled', false)
})

it('shows the progress of an action, and its outcome once it is done', async () => {
  const replies = [action(), action({ st: 'Done', do: 1960, re: 3, can: ['download'] })]
  answerWith({
    'GET /api/bulk': () => ({ body: { results: [replies.shift()], total: 1, page: 0 } }),
  })
  renderAt('/ad/bulk', <BulkActionsPage />)
  const bar = await screen.findByRole('progressbar')
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['400', '1963'])
  expect(screen.getByRole('button', { name: 'Stop action 7' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Download action 7' }, { timeout: 4000 })).toBeTruthy()
})
