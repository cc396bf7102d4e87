import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { holdReply } from '../testing/holdReply.ts'
import { manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import TicketPage from './TicketPage.tsx'
import InboxPage from './ticketList.tsx'

beforeEach(() => beginSession(manager))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const ticket = (more: object = {}) => ({
  id: 7,
  no: 'BNR-T-000007',
  cdt: '2026-11-20T06:30:00.000Z',
  mdt: '2026-11-20T06:30:00.000Z',
  na: 'Thomas',
  mct: '+91 ••••••3210',
  sj: 'plans',
  ex: 'Which plan?',
  st: 'Waiting for us',
  can: ['answer', 'call', 'reply', 'note', 'close', 'assign'],
  ...more,
})
const opened = (more: object = {}) => ({
  ...ticket(),
  tx: 'Which plan? <b>bold</b>',
  ph: { cc: '91', nu: '9876543210', pt: 'M' },
  em: 'thomas@example.com',
  en: [],
  ...more,
})
const page = (...results: object[]) => ({ body: { results, total: results.length, page: 0 } })

function openPage(shown: object) {
  const calls = answerWith({
    'GET /api/tickets/7': () => ({ body: shown }),
    'GET /api/inboxStaff': () => ({ body: [{ id: 3, na: 'Nisha' }] }),
    'POST /api/tickets/7/answer': () => ({ body: { message: 'Answer saved. We are sending it' } }),
    'POST /api/tickets/7/assign': () => ({ body: { message: 'Ticket assigned' } }),
  })
  renderAt('/ad/inbox/7', <TicketPage />, '/ad/inbox/:id')
  return calls
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('lists messages by state, with masked numbers, and finds one by its number', async () => {
  const calls = answerWith({
    'POST /api/tickets/search': () => page(ticket()),
    'GET /api/inboxStaff': () => ({ body: [] }),
  })
  const { router } = renderAt('/ad/inbox', <InboxPage />)
  expect((await screen.findAllByText('+91 ••••••3210')).length).toBeGreaterThan(0)
  const searched = () => calls.filter(({ path }) => path === '/api/tickets/search').at(-1)?.body
  expect(searched()).toEqual({ criterias: [{ key: 'st', operation: 'eq', value: 'Open' }] })
  await userEvent.click(screen.getByRole('tab', { name: 'Waiting for them' }))
  expect(router.state.location.search).toBe('?show=them')
  await waitFor(() =>
    expect(searched()).toEqual({ criterias: [{ key: 'st', operation: 'eq', value: 'Waiting for them' }] }),
  )
})

it('shows the message as text and sends an answer once', async () => {
  const calls = openPage(opened())
  expect(await screen.findByText('Which plan? <b>bold</b>')).toBeTruthy()
  await press('Answer by e-mail')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Enter some text')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/^Answer/), 'Diamond')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ tx: 'Diamond', cid: expect.any(String) })
})

it('says to call somebody without an address, and shows an answer that was not sent', async () => {
  const answer = {
    id: 1,
    cdt: '2026-11-20T07:00:00.000Z',
    cb: 'Nisha',
    ki: 'answer',
    tx: 'Yes',
    dl: 'failed',
  }
  openPage(opened({ em: undefined, can: ['call', 'note'], en: [answer] }))
  expect(
    await screen.findByText('This person gave no e-mail address. Call them, and log the call'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer by e-mail' })).toBeNull()
  expect(screen.getByText(/^Not sent. Check the number/)).toBeTruthy()
})

it('assigns a message to somebody of the list', async () => {
  const calls = openPage(opened())
  await press('Assign')
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('option', { name: 'Nisha' })).toBeTruthy())
  await userEvent.selectOptions(dialog.getByLabelText('Assigned to'), '3')
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/tickets/7/assign')?.body).toEqual({ sid: 3 }),
  )
})

it.each([
  [{ ow: 'Ravi', owid: 9 }, 'Ravi'],
  [{}, 'Manager'],
])(
  'Assign shows the person of the message (%j) before the list of staff is read, or when they have left: %s',
  async (owner, who) => {
    openPage(opened(owner))
    holdReply('/api/inboxStaff')
    await press('Assign')
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByLabelText<HTMLSelectElement>('Assigned to')
    expect(field.selectedOptions[0]?.textContent).toBe(who)
  },
)
