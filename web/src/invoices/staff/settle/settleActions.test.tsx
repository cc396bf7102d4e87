import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../accounts/session.ts'
import { answerWith } from '../../../testing/answers.ts'
import { pageOf, sentInvoice } from '../../../testing/invoices.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import ApprovePage from '../approve/approvalList.tsx'

beforeEach(() => {
  localStorage.clear()
  beginSession(manager)
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

async function press(label: string, invoice: object = {}) {
  const settled = (st: string) => () => ({ body: { message: `This invoice is ${st}`, st } })
  const calls = answerWith({
    'POST /api/invoices/search': () => ({
      body: pageOf(sentInvoice({ st: 'Initiated', can: ['pay', 'cancel', 'fail'], ...invoice })),
    }),
    'POST /api/memberships/search': () => ({ body: pageOf() }),
    'POST /api/banks/search': () => ({ body: pageOf() }),
    'PUT /api/invoices/3/paid': settled('Paid'),
    'PUT /api/invoices/3/cancelled': settled('Cancelled'),
    'PUT /api/invoices/3/failed': settled('Failed'),
  })
  renderAt('/invoice/approve', <ApprovePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'More about BNR/26-27/00003' }))
  await userEvent.click(screen.getByRole('button', { name: `${label} BNR/26-27/00003` }))
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))
  return { sent, dialog: within(await screen.findByRole('dialog')) }
}

it('records a bank transfer with its transaction ID', async () => {
  const { dialog, sent } = await press('Mark as paid', { pt: 'cc' })
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  expect(await dialog.findByText('Transaction ID is required.')).toBeTruthy()
  expect(sent()).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: /Transaction ID/ }), 'UTR42')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    path: '/api/invoices/3/paid',
    body: { pt: 'nr', neft: { tid: 'UTR42' }, idt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
})

it('refuses a day of receipt in the future', async () => {
  vi.setSystemTime('2026-11-23T10:00:00Z')
  const { dialog } = await press('Mark as paid')
  expect(dialog.getByLabelText(/Issue date/).getAttribute('max')).toBe('2026-11-23')
  vi.useRealTimers()
})

it('offers each day on which a payment can have arrived when its day is corrected', async () => {
  const { dialog } = await press('Correct day of receipt', {
    st: 'Paid',
    can: ['correct'],
    cdt: '2026-11-20',
  })
  expect(dialog.getByLabelText(/Issue date/).getAttribute('min')).toBe('2026-10-21')
})

it.each([
  ['Cancel invoice', 'cancelled'],
  ['Mark as failed', 'failed'],
])('asks for confirmation before "%s" is sent', async (label, settled) => {
  const { dialog, sent } = await press(label)
  expect(sent()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: label }))
  await vi.waitFor(() => expect(sent()).toEqual([{ path: `/api/invoices/3/${settled}`, body: {} }]))
})
