import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../../testing/answers.ts'
import { pageOf, sentInvoice } from '../../../testing/invoices.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import MyInvoicesPage from '../mine/myInvoiceList.tsx'
import CreditNotesPage from './creditNoteList.tsx'
import ReceiptsPage from './receiptList.tsx'

const amounts = { tv: 8500, igsta: 1530, cgsta: 0, sgsta: 0, ro: 0, ttaat: 10_030 }
const sold = {
  ino: 'BNR/26-27/000009',
  cdt: '2026-11-02',
  pid: '10000001',
  na: 'Anita',
  pn: 'Ruby',
  ...amounts,
}
const receipt = { id: 9, idt: '2026-10-30', gm: '2026-11', pt: 'nr', tid: 'UTR 77', ebn: 'Kiran', ...sold }
const note = {
  id: 4,
  idt: '2026-11-20',
  no: 'CN/26-27/000004',
  inv: 9,
  pos: 'Kerala',
  rn: 'Goodwill',
  ...sold,
}
const { ro: _, ...totals } = amounts
let calls: RecordedCall[] = []

beforeEach(() => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  calls = answerWith({
    'GET /api/invoices/receipts': () => ({ body: { results: [receipt], total: 73, page: 0, totals } }),
    'GET /api/invoices/receipts/file': () => ({
      status: 409,
      body: { code: 'wrong_state', message: 'Too many files' },
    }),
    'GET /api/invoices/credit-notes': () => ({ body: { results: [note], total: 1, page: 0, totals } }),
    'POST /api/invoices/search': () => ({ body: pageOf(sentInvoice({ ino: 'BNR/26-27/000012' })) }),
  })
})

const askedOf = (path: string) => calls.filter((call) => call.path === path)

it('lists the payments that the address asks for, with the totals of all pages', async () => {
  renderAt('/ad/receipts?from=2026-10-01&kind=nr&size=20', <ReceiptsPage />)
  const row = (await screen.findByRole('link', { name: 'BNR/26-27/000009' })).closest('tr')
  expect(Object.fromEntries(askedOf('/api/invoices/receipts')[0]?.query ?? [])).toEqual({
    page: '0',
    size: '20',
    sort: 'cdt,desc',
    from: '2026-10-01',
    kind: 'nr',
  })
  expect(row?.textContent).toMatch(/UTR 77, Kiran/)
  expect(row?.textContent).toContain('November 2026')
  const sums = within(screen.getByRole('region', { name: 'Totals of all pages' }))
  expect(sums.getByText('73')).toBeTruthy()
  expect(sums.getByText('₹10,030.00')).toBeTruthy()
  expect(screen.getByLabelText('Received from')).toBeTruthy()
  expect(screen.getByLabelText('Received to')).toBeTruthy()
})

it('saves what is filtered, and says when it could not', async () => {
  renderAt('/ad/receipts?from=2026-10-01', <ReceiptsPage />)
  await screen.findByRole('link', { name: 'BNR/26-27/000009' })
  await userEvent.click(screen.getByRole('button', { name: 'Save as XLSX' }))
  expect(await screen.findByText('Too many files')).toBeTruthy()
  const [asked] = askedOf('/api/invoices/receipts/file')
  expect(asked?.query.toString()).toBe('from=2026-10-01&format=xlsx')
})

it('shows and saves the payments of one executive', async () => {
  renderAt('/ad/receipts?by=31', <ReceiptsPage />)
  await screen.findByRole('link', { name: 'BNR/26-27/000009' })
  expect(askedOf('/api/invoices/receipts')[0]?.query.get('by')).toBe('31')
  expect(screen.getByLabelText('Telemarketing executive')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
  await screen.findByText('Too many files')
  expect(askedOf('/api/invoices/receipts/file')[0]?.query.toString()).toBe('by=31&format=csv')
})

it('lists credit notes with their reasons', async () => {
  renderAt('/ad/credit-notes', <CreditNotesPage />)
  const row = (await screen.findByText('CN/26-27/000004')).closest('tr')
  expect(row?.textContent).toContain('Goodwill')
})

it('shows staff the invoices that they sold', async () => {
  beginSession({ ...manager, userId: 31, roles: ['staff_user', 'tele_executive'] })
  renderAt('/ad/my-invoices?status=Paid', <MyInvoicesPage />)
  await screen.findAllByText('BNR/26-27/000012')
  expect(askedOf('/api/invoices/search')[0]?.body).toEqual({
    criterias: [
      { key: 'st', operation: 'eq', value: 'Paid' },
      { key: 'sold', operation: 'eq', value: 31 },
    ],
  })
})
