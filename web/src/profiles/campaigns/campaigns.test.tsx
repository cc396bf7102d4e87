import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { LeavingDialog } from '../../ui/LeavingDialog.tsx'
import { SelectAll } from '../allMatching/SelectAll.tsx'
import CampaignPage from './CampaignPage.tsx'
import CampaignsPage from './campaignList.tsx'

beforeEach(() => beginSession(manager))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

const draft = (more: object = {}) => ({
  id: 7,
  st: 'Draft',
  ch: 'mail',
  sub: 'A meeting',
  tx: 'Come on Sunday.',
  te: false,
  n: 1200,
  se: 0,
  fa: 0,
  lo: [{ rs: 'unproved', n: 700 }],
  ni: false,
  cdt: '2026-11-26T06:00:00Z',
  can: ['change', 'test', 'start'],
  ...more,
})
type Answers = Record<string, (call: RecordedCall) => { status?: number; body: unknown }>

function open(answers: Answers) {
  const calls = answerWith({ 'GET /api/campaigns/7': () => ({ body: draft() }), ...answers })
  renderAt('/ad/messages-to-many/7', <CampaignPage />, '/ad/messages-to-many/:id')
  return calls
}
const sent = (calls: readonly RecordedCall[]) => calls.filter(({ method }) => method !== 'GET')

it('is written for all that match, and opens as a draft', async () => {
  const calls = answerWith({ 'POST /api/campaigns': () => ({ body: draft() }) })
  const criteria = [{ key: 'ps', operation: 'eq', value: 'Active' }]
  const { router } = renderAt(
    '/ad/profile/search',
    <>
      <SelectAll isPageTicked shown={10} matching={{ criteria, total: 1963 }}>
        <p>Actions of the page</p>
      </SelectAll>
      <LeavingDialog />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Select all 1,963 that match' }))
  await userEvent.click(screen.getByRole('button', { name: 'Write to all' }))
  await userEvent.type(await screen.findByLabelText(/Subject/), 'A meeting')
  await userEvent.type(screen.getByLabelText(/Text/), 'Come on Sunday.')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(sent(calls)[0]?.body).toEqual({
      ch: 'mail',
      sub: 'A meeting',
      tx: 'Come on Sunday.',
      criterias: criteria,
    }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/ad/messages-to-many/7'))
})

it('says who gets nothing and why, and offers to send only after a test', async () => {
  const replies = [draft(), draft({ te: true })]
  const calls = open({
    'GET /api/campaigns/7': () => ({ body: replies.shift() ?? draft({ te: true }) }),
    'POST /api/campaigns/7/test': () => ({ body: draft({ te: true }) }),
    'PUT /api/campaigns/7/start': () => ({ body: draft({ st: 'Running' }) }),
  })
  expect(await screen.findByText('The e-mail address is not confirmed')).toBeTruthy()
  expect(screen.getByText('700')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await userEvent.type(screen.getByLabelText(/Your e-mail address/), 'me@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send the test' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Type 1200')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/How many profiles/), '1200')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(sent(calls).map(({ path, body }) => [path, body])).toEqual([
      ['/api/campaigns/7/test', { v: 'me@example.com' }],
      ['/api/campaigns/7/start', { n: 1200 }],
    ]),
  )
})

it('shows its progress and that it waits for the morning', async () => {
  open({
    'GET /api/campaigns/7': () => ({
      body: draft({ st: 'Running', lo: [], se: 400, fa: 2, ni: true, can: ['cancel'] }),
    }),
  })
  const bar = await screen.findByRole('progressbar')
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['402', '1200'])
  expect(screen.getByText(/It is night in India/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save text' })).toBeNull()
})

it('is listed with what was sent', async () => {
  answerWith({
    'GET /api/campaigns': () => ({ body: { results: [draft({ st: 'Done', se: 1198 })], total: 1, page: 0 } }),
  })
  renderAt('/ad/messages-to-many', <CampaignsPage />)
  expect(await screen.findByText('1,198')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open A meeting' })).toBeTruthy()
})

const templates = { results: [{ id: 4, na: 'Meeting', tx: 'Dear {name}, come on Sunday.' }] }
const sms = (more: object = {}) =>
  draft({
    ch: 'sms',
    sub: 'Meeting',
    tx: 'Dear {name}, come on Sunday.',
    tid: 4,
    sms: { le: 76, mp: 2, pa: 1240, pr: 20, co: 248 },
    ...more,
  })

it('is an SMS only with the text of a registered template', async () => {
  const calls = answerWith({
    'GET /api/campaigns/templates': () => ({ body: templates }),
    'POST /api/campaigns': () => ({ body: sms() }),
  })
  renderAt(
    '/ad/profile/search',
    <SelectAll isPageTicked shown={10} matching={{ criteria: [], total: 20 }}>
      <p>Actions of the page</p>
    </SelectAll>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Select all 20 that match' }))
  await userEvent.click(screen.getByRole('button', { name: 'Write to all' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'SMS' }))
  expect(screen.queryByLabelText(/Text/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Select a template')).toBeTruthy()
  await userEvent.selectOptions(await screen.findByLabelText(/Template/), 'Meeting')
  expect(screen.getByText('Dear {name}, come on Sunday.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent(calls)[0]?.body).toEqual({ ch: 'sms', tid: 4, criterias: [] }))
})

it('shows the parts and the cost of an SMS, and sends its test to the number of the account', async () => {
  const calls = open({
    'GET /api/campaigns/templates': () => ({ body: templates }),
    'GET /api/campaigns/7': () => ({ body: sms({ te: true }) }),
    'POST /api/campaigns/7/test': () => ({ body: sms({ te: true }) }),
  })
  expect(await screen.findByText('1,240')).toBeTruthy()
  expect(screen.getByText('₹248')).toBeTruthy()
  expect(screen.getByText('At 20 paise for each part, without tax.')).toBeTruthy()
  expect(screen.getByText(/between 9 at night and 10 in the morning/)).toBeTruthy()
  expect(screen.queryByLabelText(/Your e-mail address/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send the test' }))
  await waitFor(() =>
    expect(sent(calls).map(({ path, body }) => [path, body])).toEqual([['/api/campaigns/7/test', {}]]),
  )
})
