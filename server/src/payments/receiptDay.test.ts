import { approveInvoice, issueInvoice, searchInvoices, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { oneRupee } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { giveMembership, planNamed } from '../../test/factories/memberships.ts'
import { buy, createBuyer, openBank, payFor } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { invoiceHtml } from '../invoices/document/html.ts'
import { documentOf } from '../invoices/documentOf.ts'
import { loadInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService({ ...bank.settings, ACCESS_TOKEN_SECONDS: '999999999' })

let manager: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  manager = await createStaff(service, 'tele_manager')
})
/** 00:30 on November 22nd in India, still the 21st in UTC. */
const start = new Date('2026-11-21T19:00:00Z')
const goTo = (days: number) => {
  service.time.now = new Date(start.getTime() + days * 86_400_000)
}
beforeEach(() => goTo(0))

const enter = (id: number, receivedOn?: string, transactionId = 'T1') =>
  service.call(
    settleInvoice.paid,
    {
      params: { id },
      body: { paymentKind: 'nr', transfer: { transactionId }, ...(receivedOn && { receivedOn }) },
    },
    manager.token,
  )
async function issueByStaff(receivedOn: string | undefined, profileId: number) {
  const { id: planId } = await planNamed(service, 'Ruby')
  const upi = { transactionId: 'U1' }
  const body = { planId, profileId, paymentKind: 'uv' as const, upi, ...(receivedOn ? { receivedOn } : {}) }
  return await service.call(issueInvoice, { body }, manager.token)
}
const eventTextsOf = async (id: number) =>
  (await service.db.select().from(paymentEvents).where(eq(paymentEvents.invoiceId, id))).map(
    ({ description }) => description,
  )

describe('the day of receipt', () => {
  test.each([
    ['2026-10-23', 200],
    ['2026-10-22', 400],
    ['1990-01-01', 400],
    ['2026-11-27', 200],
    ['2026-11-28', 400],
  ])('of an invoice of November 22nd, entered on the 27th as %s, gets status %i', async (day, wanted) => {
    const { id } = (await buy(service, await createBuyer(service), 'Ruby')).body
    goTo(5)
    const { status, wire } = await enter(id, day)
    const fields = { idt: 'Choose a day from 23 Oct 2026 to today' }
    expect({ status, wire }).toMatchObject(
      wanted === 200 ? { status: 200, wire: { idt: day } } : { status: 400, wire: { fields } },
    )
    expect((await loadInvoice(service.db, id)).paidOn).toBe(wanted === 200 ? day : null)
  })

  test.each([
    ['2026-10-23', 200],
    ['2026-10-22', 400],
    ['2026-11-23', 400],
  ])('that staff enter on issue, %s, gets status %i', async (day, status) => {
    expect((await issueByStaff(day, (await createBuyer(service)).id)).status).toBe(status)
  })

  test('becomes the day of payment when staff approve an invoice that they entered', async () => {
    const { id } = (await issueByStaff('2026-11-03', (await createBuyer(service)).id)).body
    goTo(3)
    await service.call(approveInvoice, { params: { id }, body: {} }, manager.token)
    expect((await loadInvoice(service.db, id)).paidOn).toBe('2026-11-03')
  })
})

describe('staff can correct the day of receipt', () => {
  test('by entering the same payment again, but only while the invoice is Paid', async () => {
    const { id } = (await buy(service, await createBuyer(service), 'Ruby')).body
    await enter(id, '2026-11-20')
    expect(await enter(id, '2026-11-18')).toMatchObject({
      status: 200,
      body: { state: 'Paid', day: '2026-11-18', message: 'This invoice is Paid, received on 18 Nov 2026' },
    })
    expect((await loadInvoice(service.db, id)).paidOn).toBe('2026-11-18')
    expect(await eventTextsOf(id)).toContain('day of receipt corrected to 2026-11-18')
    expect((await enter(id, '1990-01-01')).wire).toMatchObject({ fields: { idt: expect.any(String) } })
    expect((await enter(id, '2026-11-17', 'T2')).status).toBe(409)
    await service.call(approveInvoice, { params: { id }, body: {} }, manager.token)
    expect((await enter(id, '2026-11-19')).status).toBe(409)
    expect((await loadInvoice(service.db, id)).paidOn).toBe('2026-11-18')
  })

  test('but entering the same payment again without a day changes nothing', async () => {
    const { id } = (await buy(service, await createBuyer(service), 'Ruby')).body
    await enter(id, '2026-11-20')
    goTo(1)
    expect(await enter(id)).toMatchObject({ status: 409, wire: { code: 'wrong_state' } })
    expect((await loadInvoice(service.db, id)).paidOn).toBe('2026-11-20')
  })

  test('by issuing the same invoice again, and the reply shows it', async () => {
    const { id: profileId } = await createBuyer(service)
    const first = await issueByStaff('2026-11-03', profileId)
    const again = await issueByStaff('2026-11-04', profileId)
    expect(again.body).toMatchObject({ id: first.body.id, receivedOn: '2026-11-04' })
    const criteria = [{ key: 'id', operation: 'eq' as const, value: first.body.id }]
    const found = await service.call(searchInvoices, { body: { criteria } }, manager.token)
    expect(found.body.results[0]?.receivedOn).toBe('2026-11-04')
    const params = { id: first.body.id }
    await service.call(approveInvoice, { params, body: {} }, manager.token)
    expect((await loadInvoice(service.db, first.body.id)).paidOn).toBe('2026-11-04')
  })
})

describe('money that came while the last plan still ran', () => {
  /** The plan of the member ended yesterday. */
  async function createFormerBuyer() {
    const buyer = await createBuyer(service)
    await giveMembership(service, buyer.id, { duration: 10, price: oneRupee })
    goTo(10)
    return buyer
  }
  const lastDay = '2026-12-01'

  test('pays the invoice that staff issue and approve after its end', async () => {
    const { body } = await issueByStaff(lastDay, (await createFormerBuyer()).id)
    const approved = service.call(approveInvoice, { params: { id: body.id }, body: {} }, manager.token)
    expect((await approved).status).toBe(200)
    expect((await loadInvoice(service.db, body.id)).paidOn).toBe(lastDay)
  })

  test('pays the invoice that the member issued after its end', async () => {
    const { id } = (await buy(service, await createFormerBuyer(), 'Ruby')).body
    expect((await enter(id, lastDay)).status).toBe(200)
  })
})

describe('an upgrade', () => {
  async function upgrade() {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Saphire Classic')
    await service.call(approveInvoice, { params: { id }, body: {} }, manager.token)
    return { buyer, id: (await buy(service, buyer, 'Platinum Classic', {}, true)).body.id }
  }

  test('shows its day of issue as the last day to pay: to its member, to staff and in the document', async () => {
    const { buyer, id } = await upgrade()
    const criteria = [{ key: 'id', operation: 'eq' as const, value: id }]
    for (const { token } of [buyer, manager]) {
      const { body } = await service.call(searchInvoices, { body: { criteria } }, token)
      expect(body.results[0]?.payableUntil).toBe('2026-11-22')
    }
    const html = invoiceHtml(await documentOf(service.db, await loadInvoice(service.db, id)))
    expect(html).toMatch(/Can be paid until.*22 Nov/s)
  })

  test('cannot be corrected to a day after its issue', async () => {
    const { id } = await upgrade()
    goTo(1)
    expect((await enter(id, '2026-11-22')).status).toBe(200)
    const fields = { idt: 'An upgrade must be paid by its day of issue, 22 Nov 2026' }
    expect(await enter(id, '2026-11-23')).toMatchObject({ status: 400, wire: { fields } })
  })
})

test('other invoices can be paid for thirty days', async () => {
  const buyer = await createBuyer(service)
  const { id } = (await buy(service, buyer, 'Ruby')).body
  const criteria = [{ key: 'id', operation: 'eq' as const, value: id }]
  const { body } = await service.call(searchInvoices, { body: { criteria } }, buyer.token)
  expect(body.results[0]?.payableUntil).toBe('2026-12-22')
})
