import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCoupon } from '../../test/factories/discounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { race } from '../../test/race.ts'
import { findCoupon } from '../coupons/find.ts'
import { lockWithMember } from './lock.ts'
import { payInvoice } from './pay.ts'
import { whyNotPayable } from './payable.ts'
import type { InvoiceRow } from './store.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '999999999' })
let member: TestMember
beforeEach(async () => {
  service.time.now = new Date('2026-11-21T06:00:00Z')
  member = await createMember(service)
})

type Coupon = Awaited<ReturnType<typeof createCoupon>>
const once = () => createCoupon(service, { limitInAll: 1 })
/** An open invoice with a coupon that nobody has reserved. */
const withCoupon = ({ id, code }: Coupon, { id: profileId } = member, values: object = {}) =>
  createInvoice(service, profileId, { state: 'Initiated', couponId: id, couponCode: code, ...values })
const paid = { state: 'Paid', paidOn: '2026-11-20' }
const refusalOf = async (row: InvoiceRow, begunOn?: string) =>
  (await service.db.inTransaction((tx) => whyNotPayable(service, tx, row, begunOn)))?.message
async function usedByOther() {
  const coupon = await once()
  await withCoupon(coupon, await createMember(service), paid)
  return coupon
}
const usedUp = 'This coupon has been used up. Please choose the plan again'

describe('an invoice with a coupon', () => {
  test('can be paid while uses are left', async () => {
    expect(await refusalOf(await withCoupon(await once()))).toBeUndefined()
  })

  test('cannot be paid once another member has used it up', async () => {
    expect(await refusalOf(await withCoupon(await usedByOther()))).toBe(usedUp)
  })

  test('can be paid while it has reserved its use', async () => {
    const couponReservedUntil = new Date('2026-11-21T06:30:00Z')
    const row = await withCoupon(await usedByOther(), member, { couponReservedUntil })
    expect(await refusalOf(row)).toBeUndefined()
  })

  test.each([
    ['2026-11-19', undefined],
    ['2026-11-21', 'This coupon has ended. Please choose the plan again'],
  ])('that ended on the 20th, and whose payment began on %s: %s', async (begunOn, message) => {
    const row = await withCoupon(await createCoupon(service, { endsOn: '2026-11-20' }))
    expect(await refusalOf(row, begunOn)).toBe(message)
  })
})

test('a member reads the reason at the invoice that cannot be paid, and at no other', async () => {
  const [used, free] = [await withCoupon(await usedByOther()), await withCoupon(await once())]
  const plain = await createInvoice(service, member.id, { state: 'Initiated' })
  const closed = await createInvoice(service, member.id, { state: 'Expired' })
  const { body } = await service.call(searchInvoices, { body: { criteria: [] } }, member.token)
  const shown = new Map(body.results.map(({ id, notPayable }) => [id, notPayable]))
  expect([used, free, plain, closed].map(({ id }) => shown.get(id))).toEqual([
    usedUp,
    undefined,
    undefined,
    undefined,
  ])
})

test('only one of two members who pay at the same time uses the last use of a coupon', async () => {
  const coupon = await once()
  const rows = [await withCoupon(coupon), await withCoupon(coupon, await createMember(service))]
  const pay =
    ({ id }: InvoiceRow) =>
    () =>
      service.db
        .inTransaction(async (tx) =>
          payInvoice(service, tx, await lockWithMember(tx, id), { source: 'job', description: 'a test' }),
        )
        .then(
          ({ state }) => state,
          ({ message }: Error) => message,
        )
  const results = await race(service.db, (tx) => findCoupon(tx, { id: coupon.id }, true), rows.map(pay))
  expect(results.sort()).toEqual(['Paid', usedUp])
})
