import { rupeesOf } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { creditOf, lineOf, linesIn, openInvoice, settleByStaff } from '../../test/factories/bank.ts'
import { buy, createBuyer, payFor } from '../../test/factories/payments.ts'
import { loadInvoice } from '../invoices/store.ts'
import { paymentDetails } from '../invoices/tables.ts'
import { proposeAgain } from './proposeAgain.ts'
import { bankLines } from './tables.ts'

const { service, staff, goTo, afterMinutes } = await useBilling()
beforeEach(() => goTo(0))

const open = (transfer?: string, billedTo?: string) => openInvoice(service, staff, transfer, billedTo)
const credit = (reference: string, amount: number, day?: string) =>
  creditOf(service, staff.finance, reference, amount, day)
const again = ({ reference }: { reference: string }) => lineOf(service, staff.finance, reference)

test('proposes the open invoice whose number the reference contains, in any spelling', async () => {
  const { id, number, amount } = await open()
  const line = await credit(`NEFT ${number.replaceAll('/', ' ').toLowerCase()}`, amount)
  expect(line.proposals).toMatchObject([
    { id, isStrong: true, pays: true, why: `The reference contains ${number}`, state: 'Initiated' },
  ])
  expect((await linesIn(service, staff.finance, 'Proposed')).map(({ id }) => id)).toContain(line.id)
})

test('proposes the invoice for which staff entered this transaction id', async () => {
  const { id, amount } = await open('N3252600099')
  expect((await credit('IMPS-N3252600099-X', amount)).proposals).toMatchObject([{ id, isStrong: true }])
})

test('proposes a paid invoice that no line shows yet', async () => {
  const { id, amount } = await open()
  await settleByStaff(service, staff, id, 'UTR77000123')
  expect((await credit('UTR77000123', amount)).proposals).toMatchObject([
    { id, isStrong: true, pays: false, state: 'Paid' },
  ])
})

test('proposes nothing by a transaction id that staff entered for many payments', async () => {
  const { id, buyer, amount } = await open('GPAY2026')
  const shared = { invoiceId: id, profileId: buyer.id, at: service.time.now, paymentKind: 'uv' } as const
  const details = { ...shared, reference: 'GPAY2026', details: {} }
  await service.db.insert(paymentDetails).values(Array(60).fill(details))
  expect((await credit('UPI GPAY2026', amount)).proposals).toEqual([])
})

test('proposes only by the name and near days, and says so', async () => {
  const { id, amount } = await open('E1', 'Ebenezer Paulraj')
  expect((await credit('NEFT EBENEZER PAULRAJ', amount)).proposals).toMatchObject([
    { id, isStrong: false, why: 'The name fits, and it was issued on 21 Nov 2026' },
  ])
})

test('proposes every invoice that fits, never one of several alone', async () => {
  const first = await open('SAME4711')
  const second = await open('SAME4711')
  const { proposals } = await credit('SAME4711', first.amount)
  expect(proposals.map(({ id }) => id)).toEqual([first.id, second.id])
})

test.each([
  ['another amount', 1, '21/11/2026'],
  ['a day more than a month before the issue', 0, '20/10/2026'],
])('proposes nothing for %s', async (_, more, day) => {
  const { number, amount } = await open()
  const line = await credit(number, amount + more, day)
  expect(line.proposals).toEqual([])
  expect((await linesIn(service, staff.finance, 'Unmatched')).map(({ id }) => id)).toContain(line.id)
})

test('proposes no invoice that was paid by card', async () => {
  const paid = await payFor(service, await createBuyer(service), 'Ruby')
  const row = await loadInvoice(service.db, paid.id)
  expect((await credit(row.number, rupeesOf(row.total))).proposals).toEqual([])
})

test('proposes an invoice that is issued after the upload, with the next run of the job', async () => {
  const { amount } = await open()
  const line = await credit('LATE5511', amount)
  const { id } = await open('LATE5511')
  expect((await again(line)).proposals).toEqual([])
  await proposeAgain(service)
  expect((await again(line)).proposals).toMatchObject([{ id }])
})

test('proposes no invoice any more that another one replaced, after the next run of the job', async () => {
  const { buyer, number, amount } = await open()
  const line = await credit(number, amount)
  await buy(service, buyer, 'Platinum Classic')
  await proposeAgain(service)
  expect((await again(line)).proposals).toEqual([])
})

test('proposes again, once a day, even for lines of an amount that no invoice can have', async () => {
  const { id } = await credit('NOTHING', 123_456_789.01)
  afterMinutes(25 * 60)
  await proposeAgain(service)
  const [line] = await service.db.select().from(bankLines).where(eq(bankLines.id, id))
  expect(line?.proposedAt).toEqual(service.time.now)
})

test('proposes nothing by a name that fits more than five invoices', async () => {
  const billedTo = 'Zechariah Quillon'
  const numbersFor = async (amount: number) => (await credit(`NEFT ${billedTo}`, amount)).proposals.length
  const { amount } = await open('Z1', billedTo)
  for (const transfer of ['Z2', 'Z3', 'Z4', 'Z5']) await open(transfer, billedTo)
  expect(await numbersFor(amount)).toBe(5)
  await open('Z6', billedTo)
  expect(await numbersFor(amount)).toBe(0)
})
