import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { type Answer, answerWith, type RecordedCall } from '../testing/answers.ts'
import { bankLine as line, proposedInvoice as proposal } from '../testing/bank.ts'
import { issuedInvoice } from '../testing/billing.ts'
import { holdReply } from '../testing/holdReply.ts'
import { manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import BankPage from './bankLineList.tsx'

let calls: RecordedCall[] = []
let lines: object[] = []
let invoices: object[] = []
let matched: Answer

beforeEach(() => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  lines = [{ ...line, prs: [proposal] }]
  invoices = []
  matched = { body: { message: 'Invoice BNR/26-27/000001 is Paid' } }
  calls = answerWith({
    'POST /api/bank/lines/search': () => ({ body: { results: lines, total: lines.length, page: 0 } }),
    'POST /api/invoices/search': () => ({ body: { results: invoices, total: invoices.length, page: 0 } }),
    'PUT /api/bank/lines/7/match': () => matched,
    'PUT /api/bank/lines/8/match': () => ({
      status: 409,
      body: { message: 'This bank line is Matched', code: 'wrong_state' },
    }),
    'PUT /api/bank/lines/7/unmatch': () => ({ body: { message: 'The line is open again' } }),
    'PUT /api/bank/lines/7/setAside': () => ({ body: { message: 'Set aside' } }),
  })
})

const sentTo = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
/** With the spaces that do not break. */
const verbatim = { normalizer: (text: string) => text }

it('asks before it settles a proposal, and settles it once for two presses', async () => {
  renderAt('/ad/bank', <BankPage />)
  await userEvent.click(await button('Settle BNP/26-27/000009'))
  expect(
    dialog().getByText(
      'Settle BNP/26-27/000009 with this payment of ₹1,180, received on 20\u00a0Nov\u00a02026?',
      verbatim,
    ),
  ).toBeTruthy()
  expect(dialog().getByText(/^Anita · BNR ID 10000001 · .* · NEFT ANITA$/)).toBeTruthy()
  expect(dialog().getByText(/You cannot undo this/)).toBeTruthy()
  expect(sentTo('/api/bank/lines/7/match')).toEqual([])
  await userEvent.dblClick(dialog().getByRole('button', { name: 'Settle' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sentTo('/api/bank/lines/7/match')).toEqual([{ inv: 9 }])
})

it('asks before it marks a paid invoice as seen, and before it separates a line', async () => {
  lines = [
    { ...line, prs: [{ ...proposal, py: false }] },
    { ...line, id: 8, st: 'Matched', can: ['unmatch'], inv: { ...proposal, ino: 'BNR/26-27/000010' } },
  ]
  renderAt('/ad/bank', <BankPage />)
  await userEvent.click(await button('Mark as seen BNP/26-27/000009'))
  expect(dialog().getByText(/^Mark BNP\/26-27\/000009 as seen with this payment of ₹1,180/)).toBeTruthy()
  expect(dialog().getByText(/This only records which bank line paid it/)).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await button(/^Unmatch/))
  expect(dialog().getByText('Separate the line from BNR/26-27/000010?')).toBeTruthy()
  expect(dialog().getByText('The invoice stays paid. The line is open again.')).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

it('settles all clear proposals of the page after a question with number and sum', async () => {
  const unclear = { ...line, id: 11, prs: [proposal, { ...proposal, id: 12 }] }
  lines = [
    { ...line, prs: [proposal] },
    { ...line, id: 8, am: 500, prs: [{ ...proposal, id: 10 }] },
    unclear,
    { ...line, id: 13, prs: [{ ...proposal, id: 14, sg: false }] },
  ]
  renderAt('/ad/bank', <BankPage />)
  await userEvent.click(await button(/^Settle all strong proposals/))
  expect(dialog().getByText('Settle 2 proposals, ₹1,680 in all?')).toBeTruthy()
  await userEvent.dblClick(dialog().getByRole('button', { name: 'Settle' }))
  await expect.poll(() => sentTo('/api/bank/lines/8/match')).toEqual([{ inv: 10 }])
  expect(sentTo('/api/bank/lines/7/match')).toEqual([{ inv: 9 }])
  expect(sentTo('/api/bank/lines/11/match')).toEqual([])
})

it('stops settling a page when no line can be settled, such as without the second factor', async () => {
  matched = { status: 403, body: { message: 'Confirm that it is you', code: 'second_factor_required' } }
  lines = [
    { ...line, prs: [proposal] },
    { ...line, id: 8, prs: [{ ...proposal, id: 10 }] },
  ]
  renderAt('/ad/bank', [<BankPage key="page" />, <Toasts key="toasts" />])
  await userEvent.click(await button(/^Settle all strong proposals/))
  await userEvent.click(dialog().getByRole('button', { name: 'Settle' }))
  await screen.findByText('Confirm that it is you')
  expect(sentTo('/api/bank/lines/8/match')).toEqual([])
})

describe('a late reply', () => {
  const released = async (release: () => void) => {
    release()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  }
  const cancel = async () => userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))

  it('to settling a page leaves the question about the next page open', async () => {
    const later = [21, 22].map((id) => ({ ...line, id, am: 100, prs: [{ ...proposal, id }] }))
    lines = [
      { ...line, prs: [proposal] },
      { ...line, id: 8, prs: [{ ...proposal, id: 10 }] },
    ]
    const { router } = renderAt('/ad/bank', <BankPage />)
    await userEvent.click(await button(/^Settle all/))
    const release = holdReply('/api/bank/lines/7/match')
    await userEvent.click(dialog().getByRole('button', { name: 'Settle' }))
    await cancel()
    lines = later
    await act(() => router.navigate('/ad/bank?order=asc'))
    await expect.poll(() => screen.queryAllByText('₹100.00')).toHaveLength(2)
    await userEvent.click(await button(/^Settle all/))
    await released(release)
    await expect.poll(() => sentTo('/api/bank/lines/8/match')).toHaveLength(1)
    await released(release)
    expect(dialog().getByText('Settle 2 proposals, ₹200 in all?')).toBeTruthy()
  })

  it('to separating a line is shown, although the question was closed', async () => {
    lines = [{ ...line, st: 'Matched', can: ['unmatch'], inv: { ...proposal, ino: 'BNR/26-27/000010' } }]
    renderAt('/ad/bank', [<BankPage key="page" />, <Toasts key="toasts" />])
    await userEvent.click(await button(/^Unmatch/))
    const release = holdReply('/api/bank/lines/7/unmatch')
    await userEvent.click(dialog().getByRole('button', { name: 'Unmatch' }))
    await cancel()
    await released(release)
    expect(await screen.findByText('The line is open again')).toBeTruthy()
  })

  it('to setting a line aside leaves the dialog about another line open', async () => {
    lines = [line, { ...line, id: 8, ref: 'NEFT RUTH' }]
    renderAt('/ad/bank?tab=Unmatched', <BankPage />)
    await userEvent.click(await button('Set aside NEFT ANITA'))
    await userEvent.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'Interest')
    const release = holdReply('/api/bank/lines/7/setAside')
    await userEvent.click(dialog().getByRole('button', { name: 'Set aside' }))
    await cancel()
    await userEvent.click(await button('Set aside NEFT RUTH'))
    await released(release)
    expect(dialog().getByText('NEFT RUTH · ₹1,180')).toBeTruthy()
  })

  it('with an invoice does not offer to settle it after its number was changed', async () => {
    renderAt('/ad/bank?tab=Unmatched', <BankPage />)
    await userEvent.click(await button(/^(Choose an|Other) invoice/))
    const number = dialog().getByRole('textbox', { name: /^Invoice number/ })
    await userEvent.type(number, 'BNP/26-27/000009')
    invoices = [issuedInvoice('Initiated')]
    const release = holdReply('/api/invoices/search')
    await userEvent.click(dialog().getByRole('button', { name: 'Find the invoice' }))
    await userEvent.type(number, '{Backspace}8')
    await released(release)
    expect(dialog().getByRole('button', { name: 'Find the invoice' })).toBeTruthy()
    await userEvent.type(number, '{Backspace}9')
    expect(dialog().getByRole('button', { name: 'Settle' })).toBeTruthy()
  })
})
