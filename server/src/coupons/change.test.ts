import { changeCoupon, createCoupon as createEndpoint, endCoupon } from '@bnr/contract/coupons/endpoints'
import type { CouponBounds } from '@bnr/contract/coupons/schemas'
import { paiseOf } from '@bnr/contract/money'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { couponTerms, createCoupon } from '../../test/factories/discounts.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'
import { coupons } from './tables.ts'

const service = useService()
const manager = { token: '' }
beforeAll(async () => {
  manager.token = (await createStaff(service, 'tele_manager')).token
})
const bounds = { startsOn: '2026-01-01', endsOn: '2099-12-31' }

const change = (id: number, body: CouponBounds) =>
  service.call(changeCoupon, { params: { id }, body }, manager.token)
const end = (id: number) => service.call(endCoupon, { params: { id } }, manager.token)
const rowOf = async (id: number) => (await service.db.select().from(coupons).where(eq(coupons.id, id)))[0]
const auditOf = async (id: number) =>
  (
    await service.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `coupon ${id}`))
      .orderBy(asc(auditLog.id))
  ).map(({ action, detail }) => ({ action, detail }))

test('a coupon is worth one rupee or more', async () => {
  const answers = []
  for (const amount of [paiseOf(1), paiseOf(0.99)])
    answers.push(
      await service.call(
        createEndpoint,
        { body: couponTerms({ percent: undefined, amount }) },
        manager.token,
      ),
    )
  const message = 'Enter an amount from 1 to 10,00,000'
  expect(answers).toMatchObject([{ status: 200 }, { status: 400, wire: { fields: { am: message } } }])
})

test('a coupon of one day is valid, one that ends before it starts is not', async () => {
  const { id } = await createCoupon(service)
  expect((await change(id, { startsOn: '2026-12-24', endsOn: '2026-12-24' })).status).toBe(200)
  const answer = await change(id, { startsOn: '2026-12-25', endsOn: '2026-12-24' })
  expect(answer).toMatchObject({ status: 400 })
  expect(Object.keys((answer.wire as { fields: object }).fields)).toEqual(['ed'])
  expect(await rowOf(id)).toMatchObject({ startsOn: '2026-12-24', endsOn: '2026-12-24' })
})

test('the audit names the dates and limits that changed', async () => {
  const { id, code } = await createCoupon(service, { limitInAll: 5 })
  await change(id, { ...bounds, endsOn: '2026-12-31', limitInAll: 5, limitForEach: 1 })
  await change(id, { ...bounds, endsOn: '2026-12-31', limitForEach: 1 })
  expect(await auditOf(id)).toEqual([
    { action: 'coupon change', detail: { code, fields: ['endsOn', 'limitForEach'] } },
    { action: 'coupon change', detail: { code, fields: ['limitInAll'] } },
  ])
})

test('a coupon that staff ended stays ended: a second end changes nothing, a change is refused', async () => {
  const { id, code } = await createCoupon(service)
  const started = service.time.now
  await end(id)
  service.time.now = new Date(started.getTime() + 60_000)
  await end(id)
  expect(await change(id, bounds)).toMatchObject({
    status: 409,
    wire: { message: 'This coupon has been ended' },
  })
  service.time.now = started
  expect((await rowOf(id))?.endedAt).toEqual(started)
  expect(await auditOf(id)).toEqual([{ action: 'coupon end', detail: { code } }])
})
