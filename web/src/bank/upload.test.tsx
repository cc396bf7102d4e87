import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { type Answer, answerWith, type RecordedCall } from '../testing/answers.ts'
import { manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import UploadPage from './UploadPage.tsx'

const columns = { dt: 'Date', ref: 'Text', am: 'Amount' }
const found = {
  hd: ['Date', 'Text', 'Amount'],
  cl: columns,
  new: 1,
  rep: 2,
  deb: 3,
  oth: 4,
  fdt: '2026-11-01',
  tdt: '2026-11-20',
  ttl: 1680,
  ln: [{ row: 2, dt: '2026-11-20', am: 1180, ref: 'NEFT ANITA', new: true }],
  err: [],
  ne: 0,
}
let calls: RecordedCall[] = []
let preview: object = found
let stored: Answer

beforeEach(() => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  preview = found
  calls = answerWith({
    'GET /api/bank/accounts': () => ({ body: { na: ['HDFC 4711'], smp: false } }),
    'POST /api/bank/statements/preview': () => ({ body: preview }),
    'POST /api/bank/statements': () => stored,
  })
  stored = { body: { message: '1 line added', new: 1, rep: 2, deb: 3, oth: 4 } }
})

const sentTo = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)

const account = () => screen.getByRole('combobox', { name: /^Bank account/ })
const column = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name })

async function chooseFile() {
  const { router } = renderAt('/ad/bank/upload', <UploadPage />)
  await userEvent.type(account(), 'HDFC 4711')
  const file = new File(['Date,Text,Amount'], 'november.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Choose a CSV or XLSX file'), file)
  return router
}

it('names one debit and one other row in the singular', async () => {
  preview = { ...found, deb: 1, oth: 1 }
  await chooseFile()
  expect(await screen.findByText(/1 new, 2 known, 1 debit and 1 other row left out/)).toBeTruthy()
})

it('shows what is new, and adds it once for two presses', async () => {
  const router = await chooseFile()
  expect(await screen.findByText(/1 new, 2 known, 3 debits and 4 other rows left out/)).toBeTruthy()
  expect(sentTo('/api/bank/statements/preview')).toEqual([
    { na: 'HDFC 4711', file: btoa('Date,Text,Amount') },
  ])
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add new lines: 1' }))
  await expect.poll(() => router.state.location.pathname).toBe('/ad/bank')
  expect(sentTo('/api/bank/statements')).toEqual([
    { na: 'HDFC 4711', file: btoa('Date,Text,Amount'), cl: columns },
  ])
})

it('shows the errors by row, and adds nothing', async () => {
  preview = { ...found, err: [{ row: 14, col: 'Amount', message: "'12,3x' is not an amount" }], ne: 1 }
  await chooseFile()
  expect(await screen.findByText("'12,3x' is not an amount")).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add new lines' }))
  expect(sentTo('/api/bank/statements')).toEqual([])
})

it('asks for the columns that it does not know', async () => {
  const { cl: _, ...unmapped } = found
  preview = { ...unmapped, ln: [], new: 0 }
  await chooseFile()
  expect(await screen.findByText(/Choose what the columns mean/)).toBeTruthy()
  for (const [label, column] of [
    [/^Day/, 'Date'],
    [/^Reference/, 'Text'],
    [/^Credit/, 'Amount'],
  ] as const)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), column)
  await expect
    .poll(() => sentTo('/api/bank/statements/preview').at(-1))
    .toEqual({ na: 'HDFC 4711', file: btoa('Date,Text,Amount'), cl: columns })
})

it('adds nothing to an account whose preview it has not shown', async () => {
  await chooseFile()
  await screen.findByRole('button', { name: 'Add new lines: 1' })
  await userEvent.type(account(), '2{Enter}')
  expect(sentTo('/api/bank/statements')).toEqual([])
  await userEvent.tab()
  await expect.poll(() => sentTo('/api/bank/statements/preview').at(-1)).toMatchObject({ na: 'HDFC 47112' })
  expect(await screen.findByRole('button', { name: 'Add new lines: 1' })).toBeTruthy()
})

it('shows the columns that the statements of another account have', async () => {
  preview = { ...found, hd: ['Date', 'Text', 'Amount', 'Narration'] }
  await chooseFile()
  await screen.findByRole('button', { name: 'Add new lines: 1' })
  preview = { ...preview, cl: { ...columns, ref: 'Narration' } }
  await userEvent.type(account(), '2')
  await userEvent.tab()
  await expect.poll(() => column(/^Reference/).value).toBe('Narration')
})

it('keeps the chosen columns when the field of the account is left unchanged', async () => {
  await chooseFile()
  await screen.findByRole('button', { name: 'Add new lines: 1' })
  await userEvent.selectOptions(column(/^Reference/), 'Date')
  const mapped = { cl: { ...columns, ref: 'Date' } }
  await expect.poll(() => sentTo('/api/bank/statements/preview').at(-1)).toMatchObject(mapped)
  // Longer than the time in which a second press is ignored.
  await new Promise((passed) => setTimeout(passed, 550))
  await userEvent.click(account())
  await userEvent.tab()
  await userEvent.click(await screen.findByRole('button', { name: 'Add new lines: 1' }))
  await expect.poll(() => sentTo('/api/bank/statements')).toHaveLength(1)
  expect(sentTo('/api/bank/statements/preview').at(-1)).toMatchObject(mapped)
})

it('removes the failure of one file when another is read', async () => {
  stored = { status: 400, body: { message: 'Row 3, Date: The day is missing', code: 'invalid_input' } }
  await chooseFile()
  await userEvent.click(await screen.findByRole('button', { name: 'Add new lines: 1' }))
  await screen.findByText('Row 3, Date: The day is missing')
  const other = new File(['Date,Text,Amount,More'], 'december.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Choose another file'), other)
  await expect.poll(() => screen.queryByText('Row 3, Date: The day is missing')).toBeNull()
})
