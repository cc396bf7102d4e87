import {
  changeCoupon,
  createCoupon as createEndpoint,
  endCoupon,
  searchCoupons,
} from '@bnr/contract/coupons/endpoints'
import type { NewCoupon } from '@bnr/contract/coupons/schemas'
import { paiseOf } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { couponTerms, createCoupon } from '../../test/factories/discounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()

const manager = () => createStaff(service, 'tele_manager')
async function create(terms: Partial<NewCoupon> = {}) {
  const { token } = await manager()
  return await service.call(createEndpoint, { body: couponTerms(terms) }, token)
}
const fieldsOf = ({ wire }: { wire: unknown }) => (wire as { fields?: object }).fields

test('a manager creates a coupon with its discount, plans, dates and limits', async () => {
  const plan = await planNamed(service, 'Platinum Classic')
  const { status, body } = await create({ planIds: [plan.id], limitInAll: 100, limitForEach: 1 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ percent: 10, planIds: [plan.id], limitInAll: 100, state: 'Running', uses: 0 })
  const [entry] = await service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `coupon ${body.id}`))
  expect(entry).toMatchObject({ action: 'coupon create', detail: { code: body.code } })
  const fixed = await create({ percent: undefined, amount: paiseOf(499.5) })
  expect(fixed.body).toMatchObject({ amount: 49_950 })
  expect(fixed.body).not.toHaveProperty('percent')
})

test.each([
  [{ code: 'ABC' }, ['cd']],
  [{ code: 'A'.repeat(21) }, ['cd']],
  [{ code: 'harvest' }, ['cd']],
  [{ percent: 0 }, ['pct']],
  [{ percent: 101 }, ['pct']],
  [{ percent: undefined }, ['pct', 'am']],
  [{ amount: paiseOf(5) }, ['pct', 'am']],
  [{ percent: undefined, amount: paiseOf(0.5) }, ['am']],
  [{ startsOn: '2026-05-02', endsOn: '2026-05-01' }, ['ed']],
  [{ limitInAll: 0 }, ['lma']],
  [{ limitForEach: 1.5 }, ['lme']],
  [{ planIds: [2_000_000_000] }, ['mids']],
] as [Partial<NewCoupon>, string[]][])(
  'a coupon with %j is refused, and the reply names the field',
  async (terms, fields) => {
    const answer = await create(terms)
    expect(answer.status).toBe(400)
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual(fields)
  },
)

test('a code can be used for only one coupon, even if two are created at once', async () => {
  const code = 'ONCEONLY'
  const answers = await Promise.all([create({ code }), create({ code })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.map(fieldsOf).filter(Boolean)).toEqual([{ cd: 'A coupon with this code already exists' }])
})

test('dates and limits of a coupon can change, but not its discount', async () => {
  const { token } = await manager()
  const { id } = await createCoupon(service, { limitInAll: 5 })
  const bounds = { startsOn: '2026-02-01', endsOn: '2026-02-28', limitForEach: 2 }
  const { body } = await service.call(changeCoupon, { params: { id }, body: bounds }, token)
  expect(body).toMatchObject({ ...bounds, state: 'Ended', percent: 10 })
  expect(body).not.toHaveProperty('limitInAll')
  const wire = { sd: '2026-02-01', ed: '2026-02-28', pct: 90 }
  const refused = await service.call(changeCoupon, { params: { id }, wire }, token)
  expect([refused.status, fieldsOf(refused)]).toEqual([400, { pct: 'Unknown field pct' }])
})

test('an expired coupon becomes valid again with a later last day, and the reply says when staff ended one', async () => {
  const { token } = await manager()
  const { id } = await createCoupon(service, { endsOn: '2026-01-31' })
  const body = { startsOn: '2026-01-01', endsOn: '2099-12-31' }
  const changed = (await service.call(changeCoupon, { params: { id }, body }, token)).body
  expect(changed).toMatchObject({ state: 'Running' })
  expect(changed).not.toHaveProperty('endedAt')
  const ended = (await service.call(endCoupon, { params: { id } }, token)).body
  expect(ended.endedAt).toBe(service.time.now.toISOString())
})

test('a coupon that staff ended stays ended', async () => {
  const { token } = await manager()
  const { id } = await createCoupon(service)
  for (const _ of [1, 2]) {
    const { status, body } = await service.call(endCoupon, { params: { id } }, token)
    expect([status, body.state]).toEqual([200, 'Ended'])
  }
  const body = { startsOn: '2026-01-01', endsOn: '2099-12-31' }
  expect((await service.call(changeCoupon, { params: { id }, body }, token)).status).toBe(409)
  expect((await service.call(endCoupon, { params: { id: 2_000_000_000 } }, token)).status).toBe(404)
})

test('staff list coupons by state with their uses, in a fixed number of queries', async () => {
  const { token } = await createStaff(service, 'finance_admin')
  const member = await createMember(service)
  const list = async (state: string) => {
    const criteria = [{ key: 'st', operation: 'eq', value: state }]
    return await service.call(searchCoupons, { body: { criteria }, query: { size: 50 } }, token)
  }
  const used = await createCoupon(service)
  const coming = await createCoupon(service, { startsOn: '2099-01-01' })
  const over = await createCoupon(service, { endsOn: '2026-01-31' })
  const soon = new Date(service.time.now.getTime() + 60_000)
  for (const values of [
    { state: 'Initiated', couponReservedUntil: soon },
    { state: 'Expired', paidOn: '2026-11-02' },
    { state: 'Failed' },
    { state: 'Cancelled', couponReservedUntil: service.time.now },
  ] as const)
    await createInvoice(service, member.id, { ...values, couponId: used.id })
  const found = async (state: string) =>
    (await list(state)).body.results.map(({ id, uses }) => ({ id, uses }))
  expect(await found('Running')).toContainEqual({ id: used.id, uses: 2 })
  expect(await found('Coming')).toEqual([{ id: coming.id, uses: 0 }])
  expect(await found('Ended')).toContainEqual({ id: over.id, uses: 0 })
  const few = await service.statementsOf(() => list('Running'))
  for (const _ of [1, 2, 3]) await createCoupon(service)
  expect(await service.statementsOf(() => list('Running'))).toHaveLength(few.length)
})
