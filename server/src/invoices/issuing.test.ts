import { draftInvoice, draftUpgrade, issueInvoice } from '@bnr/contract/invoices/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPlan, planNamed } from '../../test/factories/memberships.ts'
import { buy, createBuyer, openBank } from '../../test/factories/payments.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { loadInvoice } from './store.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService(bank.settings)

describe('the amount of an invoice', () => {
  test('depends on the place that it is billed to', async () => {
    const buyer = await createBuyer(service)
    const { id: planId } = await planNamed(service, 'Platinum Classic')
    const draft = async (billingAddress: object | undefined) =>
      (await service.call(draftInvoice, { body: { planId, paymentKind: 'cc', billingAddress } }, buyer.token))
        .body
    expect(await draft(undefined)).toMatchObject({
      cgst: 76_500,
      sgst: 76_500,
      igst: 0,
      placeOfSupply: { code: '33' },
    })
    expect(await draft({ country: 'India', state: 'Kerala' })).toMatchObject({
      cgst: 0,
      igst: 153_000,
      placeOfSupply: { code: '32', name: 'Kerala' },
    })
    expect(await draft({ country: 'Canada', state: 'Ontario' })).toMatchObject({
      igst: 153_000,
      placeOfSupply: { code: '96', name: 'Other Countries' },
    })
  })

  test('needs a valid address', async () => {
    const [buyer, homeless] = [await createBuyer(service), await createMember(service)]
    const { id: planId } = await planNamed(service, 'Platinum Classic')
    const draft = (token: string, billingAddress?: object) =>
      service.call(draftInvoice, { body: { planId, paymentKind: 'cc', billingAddress } }, token)
    expect((await draft(homeless.token)).wire).toMatchObject({ code: 'address_missing' })
    for (const [address, field] of [
      [{ country: 'Atlantis', state: 'X' }, 'ba.co'],
      [{ country: 'India', state: 'Ontario' }, 'ba.st'],
      [{ country: 'India', state: 'Kerala', postalCode: '12' }, 'ba.zc'],
    ] as const)
      expect((await draft(buyer.token, address)).wire).toMatchObject({
        fields: { [field]: expect.any(String) },
      })
  })

  test.each([
    ['gd', true],
    ['epid', 30],
    ['pc', 5],
    ['eic', 5],
    ['idt', '2026-01-01'],
    ['na', 'State Bank'],
    ['pt', 'uv'],
    ['cb', 'Admin'],
    ['cid', 1],
    ['bto', 'Somebody'],
  ])('cannot be influenced by a member with the field %s', async (key, value) => {
    const buyer = await createBuyer(service)
    const { id } = await planNamed(service, 'Platinum Classic')
    const { status, wire } = await service.call(
      draftInvoice,
      { wire: { mid: id, [key]: value } },
      buyer.token,
    )
    expect({ status, wire }).toMatchObject({
      status: 403,
      wire: { fields: { [key]: 'Only our staff can set this' } },
    })
  })
})

describe('an invoice', () => {
  test('is issued once for the same request, and again for any other', async () => {
    const buyer = await createBuyer(service)
    const [first, again] = [
      await buy(service, buyer, 'Platinum Classic'),
      await buy(service, buyer, 'Platinum Classic'),
    ]
    expect(again.body.id).toBe(first.body.id)
    const other = await buy(service, buyer, 'Platinum Premium')
    expect(other.body.id).not.toBe(first.body.id)
    expect((await loadInvoice(service.db, first.body.id)).state).toBe('Cancelled')
  })

  test("needs the member's consent", async () => {
    const { status, wire } = await buy(service, await createBuyer(service), 'Platinum Classic', {
      consent: false,
    })
    expect({ status, wire }).toMatchObject({ status: 400, wire: { fields: { cs: expect.any(String) } } })
  })

  test('is issued only for plans that are on sale', async () => {
    const buyer = await createBuyer(service)
    const hidden = await createPlan(service, { hidden: true, name: 'Never sold', price: 100_000 as never })
    const body = { planId: hidden.id, paymentKind: 'cc', consent: true }
    expect((await service.call(issueInvoice, { body }, buyer.token)).wire).toMatchObject({
      code: 'not_for_sale',
    })
    const unknown = { ...body, planId: 2_000_000_000 }
    expect((await service.call(issueInvoice, { body: unknown }, buyer.token)).status).toBe(404)
    const upgrade = await service.call(draftUpgrade, { body }, buyer.token)
    expect(upgrade.status).toBe(409)
  })

  test('gets consecutive numbers, even when a hundred are issued at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => createBuyer(service)))
    const requests = Array.from({ length: 100 }, (_, at) => buyers[at % 20] ?? buyers[0])
    const plans = ['Saphire Classic', 'Saphire Premium', 'Platinum Classic', 'Platinum Premium', 'Ruby']
    await Promise.all(
      requests.map((buyer, at) => buyer && buy(service, buyer, plans[Math.floor(at / 20)] ?? 'Ruby')),
    )
    const numbers = (
      await rows<{ number: string }>(service.db, sql`select number from invoices order by id`)
    ).map(({ number }) => Number(number.split('/')[2]))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1))
  })

  test('never changes', async () => {
    const { body } = await buy(service, await createBuyer(service), 'Platinum Classic')
    const change = (what: string) => service.db.execute(sql`${sql.raw(what)} where id = ${body.id}`)
    for (const column of [
      "number = 'X'",
      'total = 1',
      'taxable_value = 1',
      "snapshot = '{}'",
      'plan_id = 1',
      'profile_id = 1',
    ])
      await expect(change(`update invoices set ${column}`)).rejects.toThrow()
    await expect(change('delete from invoices')).rejects.toThrow()
    await change('update invoices set profile_id = null')
    for (const what of ["update payment_events set description = 'x'", 'delete from payment_events'])
      await expect(service.db.execute(sql.raw(`${what} where invoice_id = ${body.id}`))).rejects.toThrow()
  })
})

test('staff can include the tax in the amount, add extras, and must name the proof of payment', async () => {
  const [buyer, manager] = [await createBuyer(service), await createStaff(service, 'tele_manager')]
  const { id: planId } = await planNamed(service, 'Platinum Classic')
  const body = {
    planId,
    profileId: buyer.id,
    paymentKind: 'uv',
    taxIncluded: true,
    extraDays: 30,
    extraPhoneContacts: 5,
  }
  const issue = (rest: object) => service.call(issueInvoice, { body: { ...body, ...rest } }, manager.token)
  expect((await issue({})).wire).toMatchObject({ fields: { 'upi.tid': 'UPI transaction ID is required.' } })
  const upi = { transactionId: 'UPI 1' }
  expect((await issue({ upi, receivedOn: '2090-01-01' })).wire).toMatchObject({
    fields: { idt: expect.any(String) },
  })
  const { body: issued } = await issue({ upi })
  expect(issued).toMatchObject({
    total: 850_000,
    taxableValue: 720_339,
    rounding: -1,
    createdBy: 'Admin',
    extraDays: 30,
  })
  expect(issued.payToken).toBeUndefined()
})
