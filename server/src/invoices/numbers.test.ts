import { creditInvoice } from '@bnr/contract/invoices/credit'
import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { buy, createBuyer, openBank, payFor } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { loadInvoice } from './store.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService({ ...bank.settings, ACCESS_TOKEN_SECONDS: '999999999' })
beforeEach(() => {
  service.time.now = new Date('2026-11-21T06:00:00Z')
})

const plans = ['Ruby', 'Emerald']
const order = (buyer: Parameters<typeof buy>[1], at: number) => buy(service, buyer, plans[at % 2] ?? '')
const lastNumber = (series: string, last: number) =>
  service.db.execute(sql`insert into number_series values (${series}, '26-27', ${last})
    on conflict (series, financial_year) do update set last = ${last}`)

test('a member can issue twenty invoices a day, and more the next day', async () => {
  const [buyer, other] = [await createBuyer(service), await createBuyer(service)]
  for (let at = 0; at < 20; at++) expect((await order(buyer, at)).status).toBe(200)
  const refused = await order(buyer, 20)
  expect(refused).toMatchObject({
    status: 429,
    wire: { message: expect.stringContaining('20 invoices today') },
  })
  expect(Number(refused.headers['retry-after'])).toBe(12.5 * 3600)
  expect((await order(buyer, 19)).status).toBe(200)
  expect((await order(other, 0)).status).toBe(200)
  service.time.now = new Date('2026-11-21T18:30:00Z')
  expect((await order(buyer, 20)).status).toBe(200)
})

test('no proforma follows the last one of a year, and received money still gets its tax invoice', async () => {
  const manager = await createStaff(service, 'tele_manager')
  const waiting = await buy(service, await createBuyer(service), 'Ruby')
  await lastNumber('proforma', 999_998)
  const last = await order(await createBuyer(service), 0)
  expect(last.body.number).toBe('BNP/26-27/999999')
  const next = await order(await createBuyer(service), 0)
  expect(next).toMatchObject({ status: 409, wire: { code: 'numbers_used' } })
  await lastNumber('invoice', 999_999)
  const params = { id: waiting.body.id }
  const body = { paymentKind: 'nr' as const, transfer: { transactionId: 'T1' } }
  expect((await service.call(settleInvoice.paid, { params, body }, manager.token)).status).toBe(200)
  const { number } = await loadInvoice(service.db, waiting.body.id)
  expect([number, number.length]).toEqual(['BN/26-27/1000000', 16])
})

test('credit notes beyond the millionth still get a number of sixteen characters', async () => {
  for (const series of ['proforma', 'invoice']) await lastNumber(series, 1000)
  await lastNumber('credit note', 999_999)
  const finance = await createStaff(service, 'finance_admin')
  const { id } = await payFor(service, await createBuyer(service), 'Ruby')
  const body = { reason: 'Paid back' }
  const { wire } = await service.call(creditInvoice, { params: { id }, body }, finance.token)
  const [number = ''] = JSON.stringify(wire).match(/CN[^ ]*/) ?? []
  expect([number, number.length]).toEqual(['CN/26-27/1000000', 16])
})
