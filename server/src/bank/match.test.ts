import {
  matchBankLine,
  setAsideBankLine,
  takeUpBankLine,
  unmatchBankLine,
} from '@bnr/contract/bank/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { creditOf, lineOf, openInvoice, settleByStaff } from '../../test/factories/bank.ts'
import { createBuyer, eventsOf, payFor } from '../../test/factories/payments.ts'
import { race } from '../../test/race.ts'
import type { Transaction } from '../database/database.ts'
import { auditLog } from '../database/tables.ts'
import { taxInvoices } from '../invoices/numbering/tables.ts'
import { loadInvoice } from '../invoices/store.ts'
import { notifications } from '../notifications/tables.ts'
import { bankLines } from './tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const open = (transfer?: string) => openInvoice(service, staff, transfer)
const credit = (reference: string, amount: number, day?: string) =>
  creditOf(service, staff.finance, reference, amount, day)
const again = ({ reference }: { reference: string }) => lineOf(service, staff.finance, reference)

const match = (line: { id: number }, invoiceId: number, { token } = staff.finance) =>
  service.call(matchBankLine, { params: { id: line.id }, body: { invoiceId } }, token)
const unmatch = ({ id }: { id: number }) =>
  service.call(unmatchBankLine, { params: { id } }, staff.finance.token)

describe('settling a proposal', () => {
  test('pays the open invoice on the day of the line, as when staff settle it', async () => {
    const { id, buyer, number, amount } = await open()
    const line = await credit(number, amount, '20/11/2026')
    const paid = await match(line, id)
    const row = await loadInvoice(service.db, id)
    expect(paid).toMatchObject({ status: 200, body: { message: `Invoice ${row.number} is Paid` } })
    expect(row).toMatchObject({ state: 'Paid', paidOn: '2026-11-20' })
    expect(row.number).toMatch(/^BNR\//)
    const [tax] = await service.db.select().from(taxInvoices).where(eq(taxInvoices.invoiceId, id))
    expect(tax).toMatchObject({ receivedOn: '2026-11-20', gstMonth: '2026-11' })
    expect((await eventsOf(service, id)).at(-1)).toMatchObject({
      transition: 'pay',
      userId: staff.finance.id,
    })
    const told = await service.db.select().from(notifications).where(eq(notifications.profileId, buyer.id))
    expect(told.map(({ kind }) => kind)).toContain('invoicePaid')
    const audited = await service.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `invoice ${id}`))
    expect(audited.at(-1)).toMatchObject({ action: 'bank line match', userId: staff.finance.id })
    expect(await again(line)).toMatchObject({ state: 'Matched', paid: true, can: [], invoice: { id } })
  })

  test('notes the line for a paid invoice, which stays as it is, and can be undone', async () => {
    const { id, amount } = await open()
    await settleByStaff(service, staff, id, 'UTR8001')
    const before = await loadInvoice(service.db, id)
    const line = await credit('UTR8001', amount)
    expect((await match(line, id)).body.message).toBe(`The line now belongs to invoice ${before.number}`)
    expect(await loadInvoice(service.db, id)).toEqual(before)
    expect(await again(line)).toMatchObject({ state: 'Matched', paid: false, can: ['unmatch'] })
    expect((await unmatch(line)).status).toBe(200)
    expect(await again(line)).toMatchObject({ state: 'Open', proposals: [{ id }] })
  })

  test('that paid an invoice cannot be undone', async () => {
    const { id, number, amount } = await open()
    const line = await credit(number, amount)
    await match(line, id)
    expect(await unmatch(line)).toMatchObject({ status: 409 })
    expect((await loadInvoice(service.db, id)).state).toBe('Paid')
  })

  test('is refused for another amount, an invoice of another line, a card payment, and an expired invoice', async () => {
    const { id, amount, number } = await open()
    const line = await credit('BY HAND', amount)
    const more = await credit('MORE', amount + 1)
    expect(await match(more, id)).toMatchObject({
      status: 400,
      wire: { fields: { inv: expect.any(String) } },
    })
    await match(line, id)
    expect(await match(await credit(number, amount), id)).toMatchObject({ status: 409 })
    const card = await payFor(service, await createBuyer(service), 'Ruby')
    expect(await match(await credit('CARD', amount), card.id)).toMatchObject({ status: 409 })
    const late = await open()
    const early = await credit('EARLY', late.amount)
    goTo(31)
    expect(await match(early, late.id)).toMatchObject({ status: 409 })
  })

  test('is refused on a day that staff could not enter either', async () => {
    const { id, amount } = await open()
    const line = await credit('OLD', amount, '20/10/2026')
    expect((await match(line, id)).status).toBe(400)
    expect(await again(line)).toMatchObject({ state: 'Open' })
  })

  test('is for finance alone', async () => {
    const { id, amount } = await open()
    expect((await match(await credit('X', amount), id, staff.manager)).status).toBe(403)
  })
})

describe('of two simultaneous presses', () => {
  const hold = (id: number) => (tx: Transaction) =>
    tx.select().from(bankLines).where(eq(bankLines.id, id)).for('no key update')

  test('on one line, one settles', async () => {
    const { id, number, amount } = await open()
    const line = await credit(number, amount)
    const answers = await race(service.db, hold(line.id), [() => match(line, id), () => match(line, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const paid = (await eventsOf(service, id)).filter(({ transition }) => transition === 'pay')
    expect(paid).toHaveLength(1)
  })

  test('on two lines for one invoice, one settles and the other line stays open', async () => {
    const { id, number, amount } = await open()
    const [one, other] = [await credit(number, amount), await credit(number, amount)]
    const answers = await race(service.db, hold(one.id), [() => match(one, id), () => match(other, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const states = [(await again(one)).state, (await again(other)).state]
    expect(states.sort()).toEqual(['Matched', 'Open'])
  })
})

test('a line is set aside with a reason, and reopened', async () => {
  const { number, amount } = await open()
  const line = await credit(number, amount)
  const setAside = (reason: string) =>
    service.call(setAsideBankLine, { params: { id: line.id }, body: { reason } }, staff.finance.token)
  expect((await setAside('')).status).toBe(400)
  expect((await setAside('Interest of the bank')).status).toBe(200)
  expect(await again(line)).toMatchObject({
    state: 'Set aside',
    reason: 'Interest of the bank',
    proposals: [],
    can: ['takeUp'],
  })
  await service.call(takeUpBankLine, { params: { id: line.id } }, staff.finance.token)
  expect(await again(line)).toMatchObject({ state: 'Open', proposals: [{ number }] })
})
