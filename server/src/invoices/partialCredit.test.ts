import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { creditBy } from '../../test/factories/creditNotes.ts'
import { buy, createBuyer, payFor, waitAtBank } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { loadInvoice } from './store.ts'
import { creditNotes } from './tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

let credit: ReturnType<typeof creditBy>
beforeAll(() => {
  credit = creditBy(service, staff.finance)
})

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const membershipOf = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body
const notesOf = (id: number) =>
  service.db.select().from(creditNotes).where(eq(creditNotes.invoiceId, id)).orderBy(creditNotes.id)
const amountsOf = async (id: number) =>
  (await notesOf(id)).map((note) => [
    note.taxableValue,
    note.cgst,
    note.sgst,
    note.igst,
    note.rounding,
    note.total,
  ])

async function activate(state = 'Tamil Nadu') {
  const buyer = await createBuyer(service, { state })
  const { id } = await payFor(service, buyer, 'Saphire Classic')
  await approve(id)
  return { buyer, id }
}

/** Platinum Classic with an upgrade credit of 112,777 paise: 737,223 paise before tax. */
async function upgraded() {
  const { buyer, id: first } = await activate()
  goTo(60)
  const { id } = await payFor(service, buyer, 'Platinum Classic', true)
  await approve(id)
  return { buyer, id, first }
}

describe('the amounts of several credit notes', () => {
  test('are proportional and add up to the invoice, with CGST and SGST', async () => {
    const { id } = await upgraded()
    expect((await credit(id, { am: 1000 })).status).toBe(200)
    expect((await credit(id, { am: 333.33 })).status).toBe(200)
    expect((await credit(id, {})).status).toBe(200)
    expect(await amountsOf(id)).toEqual([
      [84_749, 7_627, 7_627, 0, -3, 100_000],
      [28_248, 2_543, 2_543, 0, -1, 33_333],
      [624_226, 56_180, 56_180, 0, -19, 736_567],
    ])
    const { taxableValue, cgst, sgst, igst, rounding, total } = await loadInvoice(service.db, id)
    expect([taxableValue, cgst, sgst, igst, rounding, total]).toEqual([
      737_223, 66_350, 66_350, 0, -23, 869_900,
    ])
  })

  test('are proportional and add up to the invoice, with IGST', async () => {
    const { id } = await activate('Kerala')
    for (const am of [1234.57, 0.99 + 0.02, 2894.42]) expect((await credit(id, { am })).status).toBe(200)
    expect(await amountsOf(id)).toEqual([
      [104_625, 0, 0, 18_832, 0, 123_457],
      [85, 0, 0, 16, 0, 101],
      [245_290, 0, 0, 44_152, 0, 289_442],
    ])
  })
})

describe('a credit note is refused, and the reply names the field,', () => {
  test.each([
    ['a paisa too much', 4130.01, 'Enter at most ₹4,130, which is what is left of this invoice'],
    ['nothing', 0, 'Enter at least ₹1'],
    ['less than a rupee', 0.99, 'Enter at least ₹1'],
    ['negative', -1, 'Enter an amount in rupees'],
    ['a fraction of a paisa', 1.001, 'Enter an amount in rupees'],
    ['huge', 1e15, 'Enter an amount in rupees'],
    ['text', '100', 'Enter an amount in rupees'],
  ])('if the amount is %s', async (_, am, message) => {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Saphire Classic')
    expect(await credit(id, { am })).toMatchObject({ status: 400, wire: { fields: { am: message } } })
    expect(await notesOf(id)).toEqual([])
  })

  test('if earlier notes leave less, and the rest can be credited to the paisa', async () => {
    const { id } = await activate()
    await credit(id, { am: 4129.5 })
    expect((await credit(id, { am: 1 })).wire).toMatchObject({
      fields: { am: 'Enter at most ₹0.50, which is what is left of this invoice' },
    })
    expect((await credit(id, { am: 0.5 })).status).toBe(200)
    expect(await credit(id, { am: 1 })).toMatchObject({
      status: 409,
      wire: { message: 'This invoice has been credited in full' },
    })
  })

  test('if somebody else has just credited the invoice', async () => {
    const { id } = await activate()
    expect((await credit(id, { am: 100, cra: 0 })).status).toBe(200)
    expect(await credit(id, { am: 100, cra: 0 })).toMatchObject({
      status: 409,
      wire: { message: expect.stringContaining('has just credited this invoice') },
    })
    expect((await credit(id, { am: 100, cra: 100 })).status).toBe(200)
  })

  test('if it is partial and should keep the membership running, which it does not end anyway', async () => {
    const { id } = await activate()
    expect((await credit(id, { am: 100, krn: 'Our mistake' })).wire).toMatchObject({
      fields: { krn: expect.stringContaining('Leave this empty') },
    })
  })
})

test('credit notes issued at the same moment never add up to more than the invoice', async () => {
  const { id } = await activate()
  const answers = await Promise.all(Array.from({ length: 8 }, () => credit(id, { am: 1000 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 400, 400, 400, 400])
  const numbers = (await notesOf(id)).map(({ number }) => number)
  expect(new Set(numbers).size).toBe(4)
})

describe('the membership', () => {
  test('continues with its quotas after a partial credit note, and ends when the invoice is credited in full', async () => {
    const { buyer, id } = await activate()
    await credit(id, { am: 4000 })
    expect(await membershipOf(buyer)).toMatchObject({
      daysToExpiry: 89,
      phoneContacts: 40,
      expressInterests: 60,
    })
    expect((await loadInvoice(service.db, id)).state).toBe('Active')
    await credit(id, {})
    expect(await membershipOf(buyer)).toMatchObject({ planName: 'Saphire Classic', daysToExpiry: 0 })
  })

  test('continues after the invoice is credited in full if finance gives a reason', async () => {
    const { buyer, id } = await activate()
    await credit(id, { am: 4000 })
    await credit(id, { krn: 'Our mistake' })
    expect(await membershipOf(buyer)).toMatchObject({ daysToExpiry: 89 })
  })

  test('can start after a partial credit note, and the invoice blocks other purchases until then', async () => {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Saphire Classic')
    await credit(id, { am: 500 })
    expect((await buy(service, buyer, 'Platinum Classic')).wire).toMatchObject({
      code: 'waiting_for_activation',
    })
    expect((await approve(id)).status).toBe(200)
    expect((await membershipOf(buyer)).planName).toBe('Saphire Classic')
  })

  test('never starts after partial credit notes add up to the total', async () => {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Saphire Classic')
    await credit(id, { am: 500 })
    await credit(id, {})
    expect((await approve(id)).wire).toMatchObject({
      message: expect.stringMatching(/^Credited by credit note CN\/26-27\/\d{6}, CN\/26-27\/\d{6}$/),
    })
    expect((await buy(service, buyer, 'Platinum Classic')).status).toBe(200)
  })

  test('is credited only after its invoice was paid', async () => {
    const { id } = await waitAtBank(service, await createBuyer(service), 'Saphire Classic')
    expect((await credit(id, { am: 500 })).status).toBe(409)
  })
})
