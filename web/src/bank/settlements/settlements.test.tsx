import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import ReportPage from './ReportPage.tsx'
import SettlementLinesPage from './settlementLineList.tsx'
import SettlementsPage from './settlementList.tsx'

const sums = { am: 1180, fee: 20, tax: 3.6, net: 1156.4 }
const settlement = { id: 3, utr: 'HDFCR52026', dt: '2026-11-21', n: 2, np: 1, ...sums }
const line = { id: 5, oid: 'BNR01', ...sums, pr: 'amount', sam: 1000, inv: 9, ino: 'BNR/26-27/000009' }
const columns = { oid: 'A', am: 'B', fee: 'C', tax: 'D', net: 'E', dt: 'F', utr: 'G' }
let calls: RecordedCall[] = []

beforeEach(() => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  calls = answerWith({
    'POST /api/bank/settlements/search': () => ({ body: { results: [settlement], total: 1, page: 0 } }),
    'POST /api/bank/settlementLines/search': () => ({
      body: { results: [{ ...line, utr: 'HDFCR52026', dt: '2026-11-21' }], total: 1, page: 0 },
    }),
    'POST /api/bank/settlements/preview': () => ({
      body: { hd: Object.values(columns), cl: columns, new: 2, rep: 0, oth: 1, ...sums, err: [], ne: 0 },
    }),
    'POST /api/bank/settlements': () => ({ body: { message: '2 lines added', new: 2, rep: 0, oth: 1 } }),
  })
})

const sentTo = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)

it('shows a settlement with its sums, what differs, and that the bank does not show it yet', async () => {
  renderAt('/ad/settlements?bank=no', <SettlementsPage />)
  expect(await screen.findByText('HDFCR52026')).toBeTruthy()
  expect(screen.getByText('₹1,156.40')).toBeTruthy()
  expect(screen.getByText('1 differs')).toBeTruthy()
  expect(screen.getByText('Not yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Orders: \d+ of HDFCR52026$/ }).getAttribute('href')).toBe(
    '/ad/settlements/orders?show=all&settlement=3',
  )
  expect(sentTo('/api/bank/settlements/search')).toEqual([
    { criterias: [{ key: 'bk', operation: 'eq', value: false }] },
  ])
})

it('says what is wrong with an order, next to its invoice', async () => {
  renderAt('/ad/settlements/orders?settlement=3', <SettlementLinesPage />)
  expect(await screen.findByText('The order was for a different amount')).toBeTruthy()
  expect(screen.getByText('Our order: ₹1,000')).toBeTruthy()
  expect(sentTo('/api/bank/settlementLines/search')).toEqual([
    {
      criterias: [
        { key: 'pr', operation: 'eq', value: true },
        { key: 'set', operation: 'eq', value: 3 },
      ],
    },
  ])
})

it('shows what a report contains, and adds it once for two presses', async () => {
  const { router } = renderAt('/ad/settlements/upload', <ReportPage />)
  const file = new File(['A,B,C,D,E,F,G'], 'settlement.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Choose a CSV or XLSX file'), file)
  expect(await screen.findByText(/₹1,156.40 settled\. 2 new, 0 known, 1 other row left out/)).toBeTruthy()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add new lines: 2' }))
  await expect.poll(() => router.state.location.pathname).toBe('/ad/settlements')
  expect(sentTo('/api/bank/settlements')).toEqual([{ file: btoa('A,B,C,D,E,F,G'), cl: columns }])
})
