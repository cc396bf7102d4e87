import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../accounts/session.ts'
import { type Answer, answerWith } from '../../../testing/answers.ts'
import { holdReply } from '../../../testing/holdReply.ts'
import { pageOf, sentInvoice } from '../../../testing/invoices.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { Toasts } from '../../../ui/Toasts.tsx'
import ApprovePage from './approvalList.tsx'

beforeEach(() => beginSession(manager))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

async function open(invoice: object, activation: Answer, approval: Answer = { body: {} }) {
  const calls = answerWith({
    'POST /api/invoices/search': () => ({ body: pageOf(sentInvoice(invoice)) }),
    'POST /api/memberships/search': () => ({ body: pageOf() }),
    'GET /api/invoices/3/activation': () => activation,
    'PUT /api/invoices/3/approve': () => approval,
  })
  renderAt(
    '/invoice/approve',
    <>
      <ApprovePage />
      <Toasts />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Activate / }))
  return { calls, dialog: within(await screen.findByRole('dialog')) }
}

it.each([
  [{ wy: 'today' }, 'The membership starts today.'],
  [
    { wy: 'replaces', pn: 'Ruby' },
    'It replaces Ruby today. Unused contacts and interests carry over as the terms say.',
  ],
  [{ wy: 'waits', pn: 'Ruby', sd: '2027-01-05' }, 'It starts on 5 Jan 2027, when Ruby ends.'],
])('says before the approval what will start: %j', async (body, words) => {
  const { dialog } = await open({ rw: false, ug: true }, { body: { ...body, pay: { pt: 'cc' } } })
  expect(await dialog.findByText(words)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Activate' })).toBeTruthy()
})

it('shows the payment and who entered it before the approval', async () => {
  const pay = { pt: 'nr', tid: 'UTR42', idt: '2026-11-20', ebn: 'Kiran Mathews' }
  const { dialog } = await open({}, { body: { wy: 'today', pay } })
  for (const fact of ['NEFT / RTGS / IMPS Transfer', 'UTR42', '20 Nov 2026', 'Kiran Mathews'])
    expect(await dialog.findByText(fact)).toBeTruthy()
})

it('says why an invoice cannot be approved, and sends nothing', async () => {
  const message = 'Ruby is running, and Ruby is already due to start on 5 Jan 2027'
  const { dialog } = await open({}, { status: 409, body: { code: 'renewal_waits', message } })
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Activate' })).toBeNull()
})

it.each([
  [{ body: { message: 'Invoice BNR/26-27/000001 is Active' } }, 'Invoice BNR/26-27/000001 is Active'],
  [
    { status: 409, body: { code: 'wrong_state', message: 'This invoice is Active' } },
    'This invoice is Active',
  ],
])('says how an approval went if its dialog was closed before the reply: %j', async (reply, words) => {
  const { dialog } = await open({}, { body: { wy: 'today', pay: { pt: 'cc' } } }, reply)
  const release = holdReply('/api/invoices/3/approve')
  await userEvent.click(await dialog.findByRole('button', { name: 'Activate' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  release()
  expect(await screen.findByText(words)).toBeTruthy()
})
