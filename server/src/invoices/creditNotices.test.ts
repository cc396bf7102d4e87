import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { creditBy } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createBuyer } from '../../test/factories/payments.ts'
import { notifications } from '../notifications/tables.ts'
import { creditNotesOf, loadCreditNote } from './creditNote.ts'
import { creditNotes } from './tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => {
  vi.restoreAllMocks()
  goTo(0)
})

let credit: ReturnType<typeof creditBy>
beforeAll(() => {
  credit = creditBy(service, staff.finance)
})

async function paid(values: object = {}) {
  const buyer = await createBuyer(service)
  return { buyer, invoice: await createInvoice(service, buyer.id, { paidOn: '2026-11-20', ...values }) }
}
const notesOf = async (id: number) => (await creditNotesOf(service.db, [id])).get(id) ?? []
const noticesTo = async (profileId: number) =>
  await service.db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.profileId, profileId),
        inArray(notifications.kind, ['invoiceCredited', 'invoicePartlyCredited']),
      ),
    )
    .orderBy(notifications.id)

describe('a credit note', () => {
  test('tells the member its number and amount, and mails it', async () => {
    const { buyer, invoice } = await paid()
    const enqueue = vi.spyOn(service.jobs, 'enqueue')
    await credit(invoice.id, { am: 1000 })
    await credit(invoice.id, {})
    const [part, rest] = await notesOf(invoice.id)
    const known = { plan: 'Platinum Classic', number: invoice.number }
    expect(await noticesTo(buyer.id)).toMatchObject([
      { kind: 'invoicePartlyCredited', details: { ...known, creditNote: part?.number, amount: '₹1,000' } },
      { kind: 'invoicePartlyCredited', details: { ...known, creditNote: rest?.number, amount: '₹9,030' } },
    ])
    const mails = enqueue.mock.calls.filter(([, name]) => name === 'mailCreditNote')
    expect(mails.map(([, , payload]) => payload)).toEqual([{ note: part?.id }, { note: rest?.id }])
  })

  test('for the whole invoice says so', async () => {
    const { buyer, invoice } = await paid()
    await credit(invoice.id, {})
    expect(await noticesTo(buyer.id)).toMatchObject([{ kind: 'invoiceCredited' }])
  })

  test('records the reason, its author and why the membership continues', async () => {
    const { invoice } = await paid()
    await credit(invoice.id, { rn: 'Paid twice', krn: 'Our mistake' })
    expect(await notesOf(invoice.id)).toMatchObject([
      { reason: 'Paid twice', keepRunning: 'Our mistake', userId: staff.finance.id, issuedOn: '2026-11-21' },
    ])
  })

  test('for a removed member is issued without a notification', async () => {
    const { invoice } = await paid({ profileId: null })
    expect((await credit(invoice.id, {})).status).toBe(200)
    expect(await service.db.$count(creditNotes, eq(creditNotes.invoiceId, invoice.id))).toBe(1)
  })
})

test.each([
  ['has not been paid', { state: 'Failed', paidOn: null }, 'This invoice is Failed'],
  ['is open', { state: 'Initiated', paidOn: null }, 'This invoice is Initiated'],
])('an invoice that %s cannot be credited', async (_, values, message) => {
  const { invoice } = await paid(values)
  expect(await credit(invoice.id, {})).toMatchObject({ status: 409, wire: { code: 'wrong_state', message } })
})

test('a second member of finance reads that the invoice has just been credited', async () => {
  const { invoice } = await paid()
  await credit(invoice.id, { am: 100 })
  expect((await credit(invoice.id, { am: 100, cra: 0 })).wire).toMatchObject({
    code: 'wrong_state',
    message: 'Somebody else has just credited this invoice. Check what is left of it, then try again',
  })
})

test('a partial credit note cannot keep a membership running, which it does not end', async () => {
  const { invoice } = await paid()
  expect((await credit(invoice.id, { am: 100, krn: 'Our mistake' })).wire).toMatchObject({
    fields: { krn: 'Leave this empty: a partial credit note does not end the membership' },
  })
})

test('a credit note that does not exist is not found', async () => {
  await expect(loadCreditNote(service.db, 999_999)).rejects.toMatchObject({ code: 'not_found' })
})

test('invoices without a credit note have none', async () => {
  const { invoice } = await paid()
  expect([...(await creditNotesOf(service.db, [invoice.id]))]).toEqual([])
  expect([...(await creditNotesOf(service.db, []))]).toEqual([])
})
