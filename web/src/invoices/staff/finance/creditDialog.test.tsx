import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../../testing/answers.ts'
import { issuedInvoice } from '../../../testing/billing.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import InvoicesPage from './invoiceList.tsx'

const totals = { n: 1, tv: 0, cgsta: 0, sgsta: 0, igsta: 0, ttaat: 0, cra: 0, nta: 0, rv: 0 }
const note = (id: number, ttaat: number, rn: string) => ({
  id,
  no: `CN/26-27/00000${id}`,
  idt: '2026-11-05',
  rn,
  ttaat,
})
const running = { profileMembership: { id: 4, pn: 'Platinum Classic', st: 'Active' } }
const active = { ...running, can: ['credit'], cdt: '2026-11-02', pdt: '2026-11-02' }
const action = 'PUT /api/invoices/17/credit'
let calls: RecordedCall[] = []

function open(invoice: object, roles: readonly ['staff_user', 'finance_admin' | 'tele_manager']) {
  beginSession({ ...manager, roles: [...roles] })
  calls = answerWith({
    'POST /api/invoices/search': () => ({ body: { results: [invoice], total: 1, page: 0 } }),
    'POST /api/invoices/totals': () => ({ body: totals }),
    [action]: ({ body }) => {
      const { am } = body as { am: number }
      return am === 77
        ? { status: 400, body: { message: 'Too late', code: 'invalid_input', fields: { am: 'Too late' } } }
        : { body: { message: 'Credit note CN/26-27/000009 has been issued' } }
    },
  })
  renderAt('/ad/invoices', <InvoicesPage />)
}
const showMore = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'More about BNR/26-27/00017' }))
const ask = async (invoice: object) => {
  open(invoice, ['staff_user', 'finance_admin'])
  await showMore()
  await userEvent.click(screen.getByRole('button', { name: 'Credit note BNR/26-27/00017' }))
}
const dialog = () =>
  within(screen.getByRole('dialog', { name: 'Issue a credit note for invoice BNR/26-27/00017?' }))
const field = (name: RegExp) => dialog().getByRole<HTMLInputElement>('textbox', { name })
const amount = () => field(/^Amount in rupees/)
const type = async (text: string) => {
  await userEvent.clear(amount())
  if (text) await userEvent.type(amount(), text)
}
const issue = () => userEvent.click(dialog().getByRole('button', { name: 'Issue credit note' }))
const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const preview = () => dialog().getByRole('region', { name: 'Amounts of the credit note' }).textContent

beforeEach(() => {
  calls = []
})

it('starts with the full remaining amount and ends the membership unless finance gives a reason', async () => {
  await ask(issuedInvoice('Active', active))
  expect(amount().value).toBe('10030')
  expect(dialog().getByText('You can still credit ₹10,030 of ₹10,030.')).toBeTruthy()
  expect(dialog().getByText('The membership ends today.')).toBeTruthy()
  await issue()
  expect(await dialog().findByText('Enter the reason')).toBeTruthy()
  await userEvent.type(field(/^Reason/), ' Moved abroad ')
  await userEvent.type(field(/^Why the membership keeps running/), 'Our mistake')
  await issue()
  await expect.poll(sent).toEqual([{ rn: 'Moved abroad', am: 10030, cra: 0, krn: 'Our mistake' }])
})

it('credits a part, shows its taxes and keeps the membership', async () => {
  await ask(issuedInvoice('Active', { ...active, cn: [note(5, 333.33, 'Late start')] }))
  expect(amount().value).toBe('9696.67')
  expect(dialog().getByText('₹333.33 credited before')).toBeTruthy()
  expect(dialog().getByText('CN/26-27/000005')).toBeTruthy()
  expect(dialog().getByText('5 Nov 2026, Late start')).toBeTruthy()
  await userEvent.type(field(/^Why the membership keeps running/), 'Not sent with a part')
  await type('1000')
  expect(preview()).toBe('Taxable value₹847.46CGST₹76.27SGST₹76.27Total of the credit note₹1,000.00')
  expect(dialog().getByText('The membership and its quotas stay.')).toBeTruthy()
  expect(dialog().queryByRole('textbox', { name: /^Why the membership/ })).toBeNull()
  await userEvent.type(field(/^Reason/), 'Goodwill')
  await issue()
  await expect.poll(sent).toEqual([{ rn: 'Goodwill', am: 1000, cra: 333.33 }])
})

it.each([
  ['', 'Enter an amount in rupees, such as 1000 or 1000.50'],
  ['1.005', 'Enter an amount in rupees, such as 1000 or 1000.50'],
  ['0', 'Enter at least ₹1'],
  ['10030.01', 'Enter at most ₹10,030, which is what is left of this invoice'],
])('refuses "%s" as an amount: %s', async (text, message) => {
  await ask(issuedInvoice('Active', active))
  await type(text)
  expect(preview()).toContain('Total of the credit note–')
  await userEvent.type(field(/^Reason/), 'Goodwill')
  await issue()
  expect(await dialog().findByText(message)).toBeTruthy()
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
})

it("shows the server's error at its field", async () => {
  await ask(issuedInvoice('Active', active))
  await type('77')
  await userEvent.type(field(/^Reason/), 'Goodwill')
  await issue()
  expect(await dialog().findByText('Too late')).toBeTruthy()
})

it('offers no further credit note once everything is credited', async () => {
  open(issuedInvoice('Active', { ...active, can: [], cn: [note(5, 10000, 'A'), note(6, 30, 'B')] }), [
    'staff_user',
    'finance_admin',
  ])
  await showMore()
  expect(screen.getByRole('button', { name: 'Credit note CN/26-27/000006' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Credit note BNR/26-27/00017' })).toBeNull()
})

it('shows a manager the partial credit, and lets only finance issue a credit note', async () => {
  open(issuedInvoice('Active', { ...active, can: [], cn: [note(5, 30, 'A')] }), [
    'staff_user',
    'tele_manager',
  ])
  expect(await screen.findByText('Partly credited: ₹30')).toBeTruthy()
  await showMore()
  expect(screen.getByRole('button', { name: 'Credit note CN/26-27/000005' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Credit note BNR/26-27/00017' })).toBeNull()
})

it.each([
  ['that is not activated yet', { pn: 'Platinum Classic' }, 'This invoice can still be activated.'],
  ['that waits', { ...running.profileMembership, st: 'Waiting' }, 'The renewal still starts as planned.'],
])('says what a partial credit note means for a membership %s', async (_, profileMembership, words) => {
  await ask(issuedInvoice('Paid', { ...active, profileMembership }))
  await type('1000')
  expect(dialog().getByText(words)).toBeTruthy()
})
