import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../../testing/answers.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import GstMonthPage from './GstMonthPage.tsx'
import MonthsPage from './monthList.tsx'

const figures = { ni: 12, nc: 1, tv: 100_000.5, igsta: 9000, cgsta: 4500, sgsta: 4500, ttaat: 118_001 }
const october = { mo: '2026-10', ...figures, nx: true }
const september = {
  mo: '2026-09',
  ...figures,
  nx: false,
  cat: '2026-10-10T05:30:00.000Z',
  cbn: 'Ruth Samuel',
}
const sums = { tv: 2_500.01, igsta: 450, cgsta: 0, sgsta: 0, ttaat: 2950.01 }
const listed = { pos: '32-Kerala', rt: 18, ni: 1, nc: 0, ...sums }
const none = { rows: [], n: 0, total: { ni: 0, nc: 0, tv: 0, igsta: 0, cgsta: 0, sgsta: 0, ttaat: 0 } }
const october2026 = {
  sm: { rows: [listed], n: 1, total: { ni: 1, nc: 0, ...sums } },
  bl: { rows: [], n: 0, total: { tv: 0, igsta: 0, ttaat: 0 } },
  bs: none,
  cn: { rows: [], n: 150, total: { tv: 0, igsta: 0, cgsta: 0, sgsta: 0, ttaat: 0 } },
  sac: none,
  doc: {
    rows: [{ kd: 'Tax invoice', fr: 'BNR/26-27/000001', to: 'BNR/26-27/000009', n: 9, ca: 2, nt: 7 }],
    n: 1,
    total: { n: 9, ca: 2, nt: 7 },
  },
  rec: { rv: 2000, rom: 500.01, com: 0, tv: 2500.01 },
}
let calls: RecordedCall[] = []

beforeEach(() => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  calls = answerWith({
    'GET /api/invoices/months': () => ({ body: { results: [october, september], total: 2, page: 0 } }),
    'PUT /api/invoices/months/2026-10/close': () => ({ body: { message: 'October 2026 is closed' } }),
    'GET /api/invoices/months/2026-10': () => ({ body: october2026 }),
    'GET /api/invoices/months/2026-09': () => ({
      body: { ...october2026, cat: september.cat, cbn: september.cbn },
    }),
  })
})

const closings = () => calls.filter(({ method }) => method === 'PUT')
const open = (month: string) => renderAt(`/ad/gst/${month}`, <GstMonthPage />, '/ad/gst/:month')

it('lists the months with their figures, and who closed them', async () => {
  renderAt('/ad/gst', <MonthsPage />)
  const row = (await screen.findByRole('link', { name: 'September 2026' })).closest('tr')
  expect(row?.textContent).toMatch(/Ruth Samuel, 10\sOct\s2026, 11:00\sam/)
  expect(row?.textContent).toContain('₹1,18,001.00')
  expect(screen.queryByRole('button', { name: /^Close September/ })).toBeNull()
})

it('closes the next month once, with the total that the dialog showed', async () => {
  renderAt('/ad/gst', <MonthsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Close October 2026' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Close October 2026 for good?' }))
  expect(dialog.getByText(/Nobody can open the month again/)).toBeTruthy()
  expect(dialog.getByText('₹1,00,000.50')).toBeTruthy()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Close October 2026' }))
  await waitFor(() => expect(closings()).toHaveLength(1))
  expect(closings()[0]?.body).toEqual({ ttaat: 118_001 })
})

it('offers closing only to finance', async () => {
  beginSession({ ...manager, roles: ['staff_user', 'super_admin'] })
  renderAt('/ad/gst', <MonthsPage />)
  await screen.findByRole('link', { name: 'October 2026' })
  expect(screen.queryByRole('button', { name: /^Close October/ })).toBeNull()
})

it('shows each part of the return with its totals, and why it differs from the revenue', async () => {
  open('2026-10')
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  const [, kerala, total] = summary.getAllByRole('row').map(({ textContent }) => textContent)
  expect(kerala).toBe('32-Kerala1810₹2,500.01₹450.00₹0.00₹0.00₹2,950.01')
  expect(total).toBe('Total10₹2,500.01₹450.00₹0.00₹0.00₹2,950.01')
  expect(screen.getByText('The first 0 of 150 rows. The file has all of them.')).toBeTruthy()
  const why = within(screen.getByRole('region', { name: 'Revenue and GST' }))
  expect(why.getByText('Received in another month').parentElement?.textContent).toContain('+ ₹500.01')
  expect(why.queryByText('Counted in another month')).toBeNull()
  expect(screen.getByRole('button', { name: 'Download CSV Documents issued' })).toBeTruthy()
  expect(screen.getByText('This month is open, so its figures can still change.')).toBeTruthy()
})

it('says who closed the month', async () => {
  open('2026-09')
  expect(await screen.findByText('Closed by Ruth Samuel, 10 Oct 2026, 11:00 am')).toBeTruthy()
})
