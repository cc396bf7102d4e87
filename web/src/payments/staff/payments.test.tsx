import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import PaymentsPage from './paymentList.tsx'

const open = { nd: true, can: ['decide'] }
const event = { id: 5, at: '2026-11-02T06:30:00.000Z', src: 'push', sd: 'Shipped', am: 10030, ...open }
const ofInvoice = { ...event, inv: 9, ino: 'BNR/26-27/000009', pid: '10000001', st: 'Paid' }
let calls: RecordedCall[] = []
let events: object[] = []

beforeEach(() => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  events = [ofInvoice]
  calls = answerWith({
    'POST /api/payments/search': () => ({ body: { results: events, total: events.length, page: 0 } }),
    'POST /api/invoices/search': ({ body }) => {
      const number = (body as { criterias: { value: unknown }[] }).criterias[0]?.value
      const results = number === 'BNR/26-27/000009' ? [{ id: 9 }] : []
      return { body: { results, total: results.length, page: 0 } }
    },
    'PUT /api/payments/5/decide': () => ({ body: { message: 'Decided' } }),
  })
})

const criteriaOf = (path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => (body as { criterias: unknown }).criterias)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

it('starts with the payments that need a decision', async () => {
  renderAt('/ad/payments', <PaymentsPage />)
  await screen.findByRole('link', { name: 'BNR/26-27/000009' })
  expect(criteriaOf('/api/payments/search')).toEqual([[{ key: 'nd', operation: 'eq', value: true }]])
})

it('shows what was decided', async () => {
  events = []
  renderAt('/ad/payments?show=decided', <PaymentsPage />)
  expect(await screen.findByText('No decisions yet')).toBeTruthy()
  expect(criteriaOf('/api/payments/search')).toEqual([[{ key: 'dd', operation: 'eq', value: true }]])
})

it("finds payments by the gateway's order id", async () => {
  const order = 'BNR0123456789ABCDEF0123'
  renderAt(`/ad/payments?show=all&text=${order}`, <PaymentsPage />)
  await screen.findByRole('link', { name: 'BNR/26-27/000009' })
  expect(criteriaOf('/api/payments/search')).toEqual([[{ key: 'oid', operation: 'eq', value: order }]])
})

it.each([
  ['BNR/26-27/000009', { key: 'ino', operation: 'like', value: 'BNR/26-27/000009' }],
  ['10000001', { key: 'bnr', operation: 'eq', value: '10000001' }],
  ['Jebaraj', { key: 'na', operation: 'like', value: 'Jebaraj' }],
])('finds by %s', async (text, criterion) => {
  renderAt(`/ad/payments?${new URLSearchParams({ show: 'all', text })}`, <PaymentsPage />)
  await screen.findByRole('link', { name: 'BNR/26-27/000009' })
  expect(criteriaOf('/api/payments/search')).toEqual([[criterion]])
})

it('says why a payment needs a decision', async () => {
  events = [{ ...ofInvoice, na: 'Anita', wy: 'This invoice is Paid' }]
  renderAt('/ad/payments', <PaymentsPage />)
  expect(await screen.findByText('This invoice is Paid')).toBeTruthy()
  expect(screen.getByText('Anita')).toBeTruthy()
  await press(/^Decide/)
  expect(dialog().getByText('Why it needs a decision: This invoice is Paid')).toBeTruthy()
})

it('says who decided, when and why', async () => {
  const decided = { de: 'dismissed', ref: 'Bank gave it up', dbn: 'Grace', dat: '2026-11-03T04:30:00.000Z' }
  events = [{ ...ofInvoice, nd: false, can: [], ...decided }]
  renderAt('/ad/payments?show=decided', <PaymentsPage />)
  expect(await screen.findByText(/^Grace, 3 Nov 2026, 10:00 am$/i)).toBeTruthy()
  expect(screen.getByText('Bank gave it up')).toBeTruthy()
})

it('asks for a decision and sends its details', async () => {
  renderAt('/ad/payments', <PaymentsPage />)
  await screen.findByRole('link', { name: 'BNR/26-27/000009' })
  await press(/^Decide/)
  await userEvent.click(dialog().getByRole('button', { name: 'Decide' }))
  expect(await dialog().findByText('Choose a decision')).toBeTruthy()
  await userEvent.click(dialog().getByRole('radio', { name: /^Credit note/ }))
  await userEvent.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'Paid twice')
  const amount = dialog().getByRole('textbox', { name: /^Amount in rupees/ })
  await userEvent.type(amount, '10.')
  await userEvent.click(dialog().getByRole('button', { name: 'Decide' }))
  expect(await dialog().findByText(/^Enter an amount in rupees, such as/)).toBeTruthy()
  await userEvent.type(amount, '5')
  await userEvent.click(dialog().getByRole('button', { name: 'Decide' }))
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toEqual({
      de: 'credit note',
      id: 9,
      am: 10.5,
      nt: 'Paid twice',
    })
})

it('asks for the invoice when the payment names none', async () => {
  events = [{ ...event, oid: 'BNR0123456789ABCDEF0123' }]
  renderAt('/ad/payments', <PaymentsPage />)
  await screen.findByRole('button', { name: 'Decide BNR0123456789ABCDEF0123' })
  await press(/^Decide/)
  await userEvent.click(dialog().getByRole('radio', { name: /^Apply to an invoice/ }))
  const number = dialog().getByRole('textbox', { name: /^Invoice number/ })
  await userEvent.type(number, 'BNR/26-27/000010')
  await userEvent.click(dialog().getByRole('button', { name: 'Decide' }))
  expect(await dialog().findByText('No invoice has this number')).toBeTruthy()
  await userEvent.clear(number)
  await userEvent.type(number, 'BNR/26-27/000009')
  await userEvent.click(dialog().getByRole('button', { name: 'Decide' }))
  await expect.poll(() => calls.find(({ method }) => method === 'PUT')?.body).toEqual({ de: 'apply', id: 9 })
})

it('does not let other staff decide', async () => {
  beginSession({ ...manager, roles: ['staff_user', 'super_admin'] })
  events = [{ ...ofInvoice, can: [] }]
  renderAt('/ad/payments', <PaymentsPage />)
  await screen.findByRole('link', { name: 'BNR/26-27/000009' })
  expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull()
})
