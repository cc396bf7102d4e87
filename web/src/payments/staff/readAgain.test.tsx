import type { Invoice } from '@bnr/contract/invoices/schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { UnpaidDialog } from '../../invoices/staff/settle/UnpaidDialog.tsx'
import { StaffMembership } from '../../memberships/StaffMembership.tsx'
import { profilesKey } from '../../platform/queryClient.ts'
import { answerWith } from '../../testing/answers.ts'
import { noMembership } from '../../testing/billing.ts'
import { pageOf } from '../../testing/invoices.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import PaymentsPage from './paymentList.tsx'

const event = {
  id: 5,
  at: '2026-11-02T06:30:00.000Z',
  src: 'push',
  sd: 'Chargeback',
  nd: true,
  can: ['decide'],
}
let planName = 'Ruby'
let events: object[] = []

beforeEach(() => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  planName = 'Ruby'
  events = [{ ...event, inv: 9, ino: 'BNR/26-27/000009', pid: '10000001', st: 'Active' }]
  answerWith({
    'POST /api/payments/search': () => ({ body: pageOf(...events) }),
    'GET /api/profiles/7/currentMembership': () => ({ body: { ...noMembership, pn: planName } }),
    'PUT /api/payments/5/decide': () => {
      planName = 'Free Membership'
      events = []
      return { body: { message: 'Decided' } }
    },
    'PUT /api/invoices/9/cancelled': () => {
      events = []
      return { body: { message: 'This invoice is Cancelled', st: 'Cancelled' } }
    },
  })
})

const dialog = () => within(screen.getByRole('dialog'))

it('shows the plan and the found profiles as a decision left them', async () => {
  const { client } = renderAt(
    '/ad/payments',
    <>
      <StaffMembership profileId={7} bnrId="10000001" />
      <PaymentsPage />
    </>,
  )
  const found = [...profilesKey, 'search', 'paid']
  client.setQueryData(found, pageOf())
  await screen.findByText('Ruby')
  await userEvent.click(await screen.findByRole('button', { name: /^Decide/ }))
  await userEvent.click(dialog().getByRole('radio', { name: /^Refunded outside/ }))
  await userEvent.type(dialog().getByRole('textbox', { name: /^Refund reference/ }), 'R1')
  await userEvent.click(dialog().getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Free Membership')).toBeTruthy()
  expect(client.getQueryState(found)?.isInvalidated).toBe(true)
})

it('shows the payments as a change of an invoice by hand left them', async () => {
  const invoice = { id: 9, number: 'BNR/26-27/000009' } as Invoice
  renderAt(
    '/ad/payments',
    <>
      <PaymentsPage />
      <UnpaidDialog invoice={invoice} settled="cancelled" onClose={() => undefined} />
    </>,
  )
  await screen.findByRole('link', { name: 'BNR/26-27/000009' })
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel invoice' }))
  expect(await screen.findByText('Nothing to decide')).toBeTruthy()
})
