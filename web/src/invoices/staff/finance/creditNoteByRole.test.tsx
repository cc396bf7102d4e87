import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { fromWire } from '@bnr/contract/rename'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../../../accounts/session.ts'
import { pageOf, sentInvoice } from '../../../testing/invoices.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { CreditNote } from './CreditNote.tsx'

const note = { id: 5, no: 'CN/26-27/000001', idt: '2026-11-05', ttaat: 10, rn: 'Goodwill' }
const invoiceThat = (more: object) => {
  const { results } = fromWire(searchInvoices.reply, pageOf(sentInvoice(more))) as { results: Invoice[] }
  return results[0] as Invoice
}

afterEach(endSession)

it.each([
  [['credit'], true],
  [[], false],
])('offers a credit note only to staff who can issue one: %j', (can, isOffered) => {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  renderAt('/', <CreditNote invoice={invoiceThat({ st: 'Paid', can })} />)
  expect(screen.queryByRole('button', { name: /^Credit note/ }) !== null).toBe(isOffered)
})

it('everybody who can read the invoice can download its credit note', () => {
  beginSession({ ...manager, roles: ['staff_user', 'tele_manager'] })
  renderAt('/', <CreditNote invoice={invoiceThat({ st: 'Paid', cn: [note] })} />)
  expect(screen.getByRole('button', { name: 'Credit note CN/26-27/000001' })).toBeTruthy()
})
