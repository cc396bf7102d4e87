import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { pageOf, sentInvoice } from '../../testing/invoices.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import PaymentsPage from './paymentList.tsx'

const open = { nd: true, can: ['decide'] }
const event = { id: 5, at: '2026-11-02T06:30:00.000Z', src: 'push', sd: 'Shipped', am: 10030, ...open }
const ofInvoice = { ...event, inv: 9, ino: 'BNR/26-27/000009', pid: '10000001', st: 'Paid' }
const isNumber = (value: unknown) => ({ key: 'id', operation: 'eq', value })
const openOnesOf = (profileId: number) => [
  { key: 'pid', operation: 'eq', value: profileId },
  { key: 'st', operation: 'eq', value: ['Initiated', 'Failed', 'Cancelled'] },
]

type Body = { criterias: unknown }
let calls: RecordedCall[] = []
let waiting: object[] = []
const criteriaOf = (path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => (body as Body).criterias)
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(async () => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  waiting = [ofInvoice]
  calls = answerWith({
    'POST /api/payments/search': () => ({ body: { results: waiting, total: waiting.length, page: 0 } }),
    'POST /api/invoices/search': ({ body }) => {
      const isPaid = JSON.stringify((body as Body).criterias) === JSON.stringify([isNumber(9)])
      return { body: pageOf(isPaid ? sentInvoice({ id: 9, pid: 71 }) : sentInvoice({ id: 12, pid: 71 })) }
    },
    'PUT /api/payments/5/decide': () => {
      waiting = []
      return { body: { message: 'Decided' } }
    },
  })
  renderAt('/ad/payments', <PaymentsPage />)
  await userEvent.click(await screen.findByRole('button', { name: /^Decide/ }))
})

it("offers the payer's open invoices when the payment is to be applied", async () => {
  await userEvent.click(dialog().getByRole('radio', { name: /^Apply to an invoice/ }))
  await expect.poll(() => criteriaOf('/api/invoices/search')).toEqual([[isNumber(9)], openOnesOf(71)])
})

it('reloads the list after a decision', async () => {
  await userEvent.click(dialog().getByRole('radio', { name: /^Nothing to do/ }))
  await userEvent.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'The bank gave it up')
  await userEvent.click(dialog().getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Nothing to decide')).toBeTruthy()
})
