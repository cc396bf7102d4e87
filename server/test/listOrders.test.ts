import { dueFollowUps, writeContact } from '@bnr/contract/contactLog/endpoints'
import { searchCoupons } from '@bnr/contract/coupons/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { searchOffers } from '@bnr/contract/offers/endpoints'
import { offerStates } from '@bnr/contract/offers/states'
import { searchPayments } from '@bnr/contract/payments/endpoints'
import { generateReport, searchReports } from '@bnr/contract/reports/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { paymentEvents } from '../src/invoices/tables.ts'
import { daysAfter } from '../src/platform/clock.ts'
import { createStaff } from './factories/accounts.ts'
import { createCoupon } from './factories/discounts.ts'
import { createInvoice } from './factories/invoices.ts'
import { draftOffer } from './factories/offerDrafts.ts'
import { createMember } from './factories/profiles.ts'
import { useService } from './harness.ts'

const service = useService()
let token = ''

/** Creates two records of each kind, so that the two directions differ. */
beforeAll(async () => {
  token = (await createStaff(service, 'super_admin', 'tele_manager', 'finance_admin')).token
  for (const days of [1, 0]) {
    await createCoupon(service)
    await draftOffer(service)
    const { id } = await createMember(service)
    await createInvoice(service, id, { state: 'Paid' })
    await service.db
      .insert(paymentEvents)
      .values({ at: service.time.now, key: `${days}`, source: 'job', description: 'Awaited' })
    await service.call(generateReport, { query: { type: 'ALL' } }, token)
    const followUpOn = indianDay(daysAfter(service.time.now, days))
    await service.call(writeContact, { params: { id }, body: { kind: 'note', note: 'x', followUpOn } }, token)
  }
  service.time.now = daysAfter(service.time.now, 1)
  token = (await createStaff(service, 'super_admin', 'tele_manager', 'finance_admin')).token
})

const everyOffer = [{ key: 'st', operation: 'eq', value: [...offerStates] }]
const lists = [
  [searchCoupons, 'cdt', []],
  [searchOffers, 'cdt', everyOffer],
  [searchInvoices, 'mdt', []],
  [searchReports, 'cdt', []],
  [searchPayments, 'cdt', []],
] as const

test.each(lists)('$path sorts in both directions, and by no other key', async (endpoint, key, criterias) => {
  const ask = (sort: string) =>
    service.app.inject({
      method: 'POST',
      url: `/api${endpoint.path}?sort=${sort}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { criterias },
    })
  const read = async (sort: string): Promise<number[]> =>
    (await ask(sort)).json().results.map(({ id }: { id: number }) => id)
  const newest = await read(`${key},desc`)
  expect(newest.length).toBeGreaterThan(1)
  expect(await read(`${key},asc`)).toEqual(newest.toReversed())
  expect((await ask('na,asc')).statusCode).toBe(400)
})

test('follow-ups sort by their day in both directions', async () => {
  const read = async (sort: 'fud,asc' | 'fud,desc') =>
    (await service.call(dueFollowUps, { query: { sort, of: 'everybody' } }, token)).body.results.map(
      ({ followUpOn }) => followUpOn,
    )
  const earliest = await read('fud,asc')
  expect(earliest).toHaveLength(2)
  expect(earliest[0]).not.toBe(earliest[1])
  expect(await read('fud,desc')).toEqual(earliest.toReversed())
})
