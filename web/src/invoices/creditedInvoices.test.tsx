import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { issuedInvoice, noMembership } from '../testing/billing.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import MyAccountPage from './MyAccountPage.tsx'

const note = (id: number, ttaat: number) => ({
  id,
  no: `CN/26-27/00000${id}`,
  idt: '2026-11-05',
  rn: 'Goodwill',
  ttaat,
})

function open(invoice: object) {
  answerWith({
    'GET /api/profiles/7/currentMembership': () => ({ body: noMembership }),
    'POST /api/invoices/search': () => ({ body: { results: [invoice], total: 1, page: 0 } }),
  })
  renderAt('/profile/myaccount', <MyAccountPage />)
}

async function filesOf(...ids: number[]) {
  const calls = answerWith({})
  for (const id of ids)
    await userEvent.click(screen.getByRole('button', { name: `Credit note CN/26-27/00000${id}` }))
  return calls.map(({ path }) => path).filter((path) => path.includes('/credit/'))
}

beforeEach(() => beginSession(anita))

it.each(['Paid', 'Active'])(
  'shows a fully credited %s invoice as Credited, with its credit note',
  async (state) => {
    open(issuedInvoice(state, { cn: [note(5, 10030)] }))
    expect(await screen.findByText('Credited')).toBeTruthy()
    expect(screen.queryByText(state)).toBeNull()
    expect(screen.queryByText('Pending Activation by Admin')).toBeNull()
    expect(screen.queryByText(/^Partly credited/)).toBeNull()
    expect(await filesOf(5)).toEqual(['/api/invoices/17/credit/5/download'])
  },
)

it.each(['Paid', 'Active'])(
  'keeps the status %s of a partly credited invoice and lists each credit note',
  async (state) => {
    open(issuedInvoice(state, { cn: [note(5, 1000), note(6, 333.33)] }))
    expect(await screen.findByText(state)).toBeTruthy()
    expect(screen.getByText('Partly credited: ₹1,333.33')).toBeTruthy()
    expect(await filesOf(5, 6)).toEqual([
      '/api/invoices/17/credit/5/download',
      '/api/invoices/17/credit/6/download',
    ])
  },
)
