import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { answerWith, type RecordedCall } from '../testing/answers.ts'
import { bankLine as line, proposedInvoice as proposal } from '../testing/bank.ts'
import { manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import BankPage from './bankLineList.tsx'

let calls: RecordedCall[] = []
let lines: object[] = []

beforeEach(() => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  lines = [{ ...line, prs: [proposal] }]
  calls = answerWith({
    'POST /api/bank/lines/search': () => ({ body: { results: lines, total: lines.length, page: 0 } }),
    'POST /api/invoices/search': () => ({ body: { results: [], total: 0, page: 0 } }),
    'PUT /api/bank/lines/7/setAside': () => ({ body: { message: 'Set aside' } }),
  })
})

const sentTo = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))

it('opens with the proposals, and says that settling is final', async () => {
  renderAt('/ad/bank', <BankPage />)
  expect(await screen.findByText(/The reference contains BNP\/26-27\/000009/)).toBeTruthy()
  expect(screen.getByText(/This cannot be undone/)).toBeTruthy()
  expect(sentTo('/api/bank/lines/search')).toEqual([
    { criterias: [{ key: 'st', operation: 'eq', value: 'Proposed' }] },
  ])
})

it('shows every invoice that is proposed for a line, each with its button', async () => {
  lines = [
    { ...line, prs: [proposal, { ...proposal, id: 10, ino: 'BNR/26-27/000010', sg: false, py: false }] },
  ]
  renderAt('/ad/bank', <BankPage />)
  expect(await button('Settle BNP/26-27/000009')).toBeTruthy()
  expect(await button('Mark as seen BNR/26-27/000010')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Settle all/ })).toBeNull()
})

it('finds an invoice by its number before it matches the line', async () => {
  renderAt('/ad/bank?tab=Unmatched', <BankPage />)
  await userEvent.click(await button(/^(Choose an|Other) invoice/))
  await userEvent.type(dialog().getByRole('textbox', { name: /^Invoice number/ }), 'bnp/26-27/000404')
  await userEvent.click(dialog().getByRole('button', { name: 'Find the invoice' }))
  expect(await dialog().findByText('No invoice has this number')).toBeTruthy()
  expect(sentTo('/api/invoices/search')).toEqual([
    { criterias: [{ key: 'ino', operation: 'eq', value: 'BNP/26-27/000404' }] },
  ])
})

it('sets a line aside with a reason', async () => {
  renderAt('/ad/bank?tab=Unmatched', <BankPage />)
  await userEvent.click(await button(/^Set aside/))
  await userEvent.click(dialog().getByRole('button', { name: 'Set aside' }))
  expect(await dialog().findByText('Enter a reason')).toBeTruthy()
  await userEvent.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'Interest')
  await userEvent.click(dialog().getByRole('button', { name: 'Set aside' }))
  await expect.poll(() => sentTo('/api/bank/lines/7/setAside')).toEqual([{ rn: 'Interest' }])
})

it('searches by amount and days', async () => {
  renderAt('/ad/bank?tab=Matched&amount=1180.50&from=2026-11-01', <BankPage />)
  await screen.findByText('NEFT ANITA')
  expect(sentTo('/api/bank/lines/search')).toEqual([
    {
      criterias: [
        { key: 'st', operation: 'eq', value: 'Matched' },
        { key: 'am', operation: 'eq', value: 1180.5 },
        { key: 'dt', operation: 'range', value: ['2026-11-01', '2099-12-31'] },
      ],
    },
  ])
})

it('gives those who only read no buttons', async () => {
  beginSession({ ...manager, roles: ['staff_user', 'super_admin'] })
  lines = [{ ...line, can: [], prs: [proposal] }]
  renderAt('/ad/bank', <BankPage />)
  expect(await screen.findByText('BNP/26-27/000009')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Settle|^Set aside/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Upload a statement' })).toBeNull()
})
