import { searchPlans } from '@bnr/contract/plans/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { catalogue } from './catalogue.ts'
import { seedPlans } from './seed.ts'
import { plans } from './tables.ts'

const service = useService()

const search = (criterias: unknown[], token?: string, query: Record<string, unknown> = { size: 500 }) =>
  service.call(searchPlans, { wire: { criterias }, query }, token)
const hidden = (value: unknown) => ({ key: 'h', operation: 'eq', value })
const namesOf = (answer: Awaited<ReturnType<typeof search>>) => answer.body.results.map(({ name }) => name)

const listed = catalogue.filter(({ category }) => category !== 'topup')
const sold = listed.filter((plan) => !plan.hidden).map(({ name }) => name)

test('everybody reads the plans on sale, in the order of the price list and with prices in rupees', async () => {
  const answer = await search([hidden(false)])
  expect(namesOf(answer)).toEqual(sold)
  expect(answer.body.total).toBe(sold.length)
  expect(answer.body.freeInterests).toBe(service.config.freeInterests)
  expect((answer.wire as { results: unknown[] }).results[2]).toMatchObject({
    na: 'Platinum Classic',
    mt: 'self',
    tg: 'pc',
    co: { am: 8500 },
    pd: 12,
    du: 'months',
    pc: 120,
    eic: 200,
    phpd: 60,
    phdu: 'DAYS',
    h: false,
  })
})

test('only staff read plans that are no longer on sale', async () => {
  const { token } = await createMember(service)
  const staff = await createStaff(service)
  expect(namesOf(await search([], token))).toEqual(sold)
  expect((await search([hidden(true)], token)).status).toBe(403)
  expect((await search([hidden(true)])).status).toBe(403)
  expect(namesOf(await search([hidden(true)], staff.token))).toEqual(['Saphire Trial'])
  expect((await search([], staff.token)).body.total).toBe(listed.length)
})

test('a search finds top-ups only by their category or id', async () => {
  const { token } = await createMember(service)
  const asked = await search([{ key: 'mt', operation: 'eq', value: 'topup' }], token)
  expect(namesOf(asked)).toEqual([
    '10 more phone numbers',
    '25 more phone numbers',
    '10 more interests',
    '25 more interests',
  ])
  const id = asked.body.results[0]?.id
  expect((await search([{ key: 'id', operation: 'eq', value: id }], token)).body.total).toBe(1)
})

test('plans can be searched by category and id, in pages and in the opposite order', async () => {
  const elite = await search([{ key: 'mt', operation: 'eq', value: 'Elite' }])
  expect(namesOf(elite)).toEqual(['Mini Elite', 'Emerald', 'Ruby', 'Diamond', 'Director'])
  const id = elite.body.results[1]?.id
  expect(namesOf(await search([{ key: 'id', operation: 'eq', value: id }]))).toEqual(['Emerald'])
  expect(namesOf(await search([], undefined, { size: 2, page: 1 }))).toEqual(sold.slice(2, 4))
  expect(namesOf(await search([], undefined, { size: 3, sort: 'cdt,desc' }))).toEqual(
    sold.slice(-3).reverse(),
  )
})

test.each([
  [hidden('no'), 'criterias.0.value'],
  [{ key: 'mt', operation: 'eq', value: 'Gold' }, 'criterias.0.value'],
  [{ key: 'na', operation: 'eq', value: 'Ruby' }, 'criterias.0.key'],
  [{ key: 'h', operation: 'range', value: {} }, 'criterias.0.operation'],
])('the criterion %j is refused, and the reply names its field', async (criterion, field) => {
  const { status, wire } = await search([criterion])
  expect(status).toBe(400)
  expect(Object.keys((wire as { fields: object }).fields)).toEqual([field])
})

test('seeding leaves an existing price list as staff have changed it', async () => {
  const { db, clock } = service
  await db.update(plans).set({ hidden: true })
  await Promise.all([seedPlans(db, clock), seedPlans(db, clock)])
  expect(await db.$count(plans)).toBe(catalogue.length)
  expect((await search([])).body.total).toBe(0)
})
