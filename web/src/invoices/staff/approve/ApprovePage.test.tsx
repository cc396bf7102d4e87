import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../accounts/session.ts'
import { type Answer, answerWith } from '../../../testing/answers.ts'
import { pageOf, sentInvoice } from '../../../testing/invoices.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import ApprovePage from './approvalList.tsx'

beforeEach(() => beginSession(manager))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

async function open(invoice: object, activation: Answer) {
  const calls = answerWith({
    'POST /api/invoices/search': () => ({ body: pageOf(sentInvoice(invoice)) }),
    'POST /api/memberships/search': () => ({ body: pageOf() }),
    'GET /api/invoices/3/activation': () => activation,
  })
  renderAt('/invoice/approve', <ApprovePage />)
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
