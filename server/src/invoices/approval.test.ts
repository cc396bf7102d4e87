import { approveInvoice, issueInvoice } from '@bnr/contract/invoices/endpoints'
import { paise, paiseOf } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createCreditNote } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { giveMembership, planNamed } from '../../test/factories/memberships.ts'
import { createBuyer, eventsOf } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { auditLog } from '../database/tables.ts'
import { memberships } from '../memberships/tables.ts'
import { activationOf } from './activation.ts'
import { loadInvoice } from './store.ts'

const { service, staff, goTo } = await useBilling()
let buyer: TestMember
beforeEach(async () => {
  goTo(0)
  buyer = await createBuyer(service)
})

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
/** Platinum Classic for 8,500 rupees. */
const invoice = (values: object = {}) => createInvoice(service, buyer.id, { paidOn: '2026-11-20', ...values })
async function sell(rest: object) {
  const { id: planId } = await planNamed(service, 'Saphire Classic')
  const transfer = { transactionId: 'T1' }
  const body = { profileId: buyer.id, planId, paymentKind: 'nr' as const, transfer, ...rest }
  return (await service.call(issueInvoice, { body }, staff.manager.token)).body
}
const membershipsOf = () => {
  const theirs = eq(memberships.profileId, buyer.id)
  return service.db.select().from(memberships).where(theirs).orderBy(memberships.id)
}
const wayOf = async (id: number) =>
  await activationOf(service.db, await loadInvoice(service.db, id), service.time.now)

describe('an approval', () => {
  test('is recorded with its author, in the events and in the audit log', async () => {
    const { id } = await invoice()
    await approve(id)
    expect(await eventsOf(service, id)).toMatchObject([
      { source: 'staff', description: 'approved', transition: 'approve', userId: staff.manager.id },
    ])
    const entries = service.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `invoice ${id}`))
    expect(await entries).toMatchObject([
      { action: 'approve invoice', userId: staff.manager.id, profileId: buyer.id },
    ])
  })

  test('names the membership in the invoice', async () => {
    const { id } = await invoice()
    await approve(id)
    const [membership] = await membershipsOf()
    expect((await loadInvoice(service.db, id)).membershipId).toBe(membership?.id)
  })

  test('adds the extras that staff sold', async () => {
    const { id } = await sell({ extraDays: 10, extraPhoneContacts: 5, extraExpressInterests: 7 })
    await approve(id)
    expect(await membershipsOf()).toMatchObject([
      {
        startsOn: '2026-11-21',
        endsOn: '2027-02-28',
        phoneContacts: 45,
        expressInterests: 67,
        invoiceId: id,
      },
    ])
  })

  test.each([
    ['on the day that staff entered', { receivedOn: '2026-11-19' }, '2026-11-19'],
    ['today, if they entered none', {}, '2026-11-21'],
  ])('of a transfer receives the money %s', async (_, rest, paidOn) => {
    const { id, total } = await sell(rest)
    await approve(id)
    expect((await loadInvoice(service.db, id)).paidOn).toBe(paidOn)
    expect((await eventsOf(service, id)).slice(1)).toMatchObject([
      {
        source: 'staff',
        description: 'received',
        transition: 'pay',
        userId: staff.manager.id,
        amount: total,
      },
      { transition: 'approve' },
    ])
  })

  test('receives the money today if nobody entered how it was paid', async () => {
    const { id } = await invoice({ state: 'Initiated', paymentKind: 'nr', paidOn: null })
    expect((await approve(id)).status).toBe(200)
    expect((await loadInvoice(service.db, id)).paidOn).toBe('2026-11-21')
  })
})

describe('an approval is refused', () => {
  test.each([
    ['Initiated', { paidOn: null }],
    ['Active', {}],
    ['Expired', {}],
  ])('while the invoice is %s', async (state, values) => {
    const { id } = await invoice({ state, ...values })
    expect((await approve(id)).wire).toMatchObject({
      code: 'wrong_state',
      message: `This invoice is ${state}`,
    })
  })

  test('once credit notes have repaid it, and the reply names them', async () => {
    const row = await invoice()
    const half = {
      taxableValue: paise(425_000),
      cgst: paise(38_250),
      sgst: paise(38_250),
      total: paise(501_500),
    }
    for (const number of ['CN/26-27/000001', 'CN/26-27/000002'])
      await createCreditNote(service, row, { ...half, number })
    expect((await approve(row.id)).wire).toMatchObject({
      message: 'Credited by credit note CN/26-27/000001, CN/26-27/000002',
    })
  })

  test('for a member who was removed', async () => {
    const { id } = await invoice({ profileId: null })
    expect((await approve(id)).wire).toMatchObject({ message: 'This profile was removed' })
  })
})

describe('a paid invoice waits for the end of a membership', () => {
  const grant = (rupees: number) =>
    giveMembership(service, buyer.id, { price: paiseOf(rupees), duration: 60, durationUnit: 'DAYS' })
  const pay = () =>
    service.db
      .update(memberships)
      .set({ paidValue: paiseOf(2000) })
      .where(eq(memberships.profileId, buyer.id))

  test('that costs the same', async () => {
    const { id } = await invoice()
    await grant(8500)
    expect((await wayOf(id)).way).toBe('waits')
  })

  test('if it is a renewal, even of a smaller one', async () => {
    const { id } = await invoice({ purchase: 'renewal' })
    await grant(2000)
    expect((await wayOf(id)).way).toBe('waits')
  })

  test.each([
    ['2026-11-20', 'waits'],
    ['2026-11-21', 'replaces'],
  ])('that began after its issue, if it names none: issued on %s it %s', async (issuedOn, way) => {
    const { id } = await invoice({ purchase: 'upgrade', issuedOn })
    await grant(2000)
    await pay()
    expect((await wayOf(id)).way).toBe(way)
  })
})

test('an invoice that replaces a membership names it', async () => {
  const { id } = await invoice()
  const { name } = await giveMembership(service, buyer.id, { price: paiseOf(2000) })
  expect(await wayOf(id)).toEqual({ way: 'replaces', planName: name })
})
