import { creditInvoice } from '@bnr/contract/invoices/credit'
import { creditAmounts } from '@bnr/contract/invoices/creditNotes'
import { approveInvoice, issueInvoice, searchInvoices } from '@bnr/contract/invoices/endpoints'
import type { InvoiceRequest } from '@bnr/contract/invoices/request'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { type Paise, paise, sumOf } from '@bnr/contract/money'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { sql } from 'drizzle-orm'
import type { Random } from '../../../demo/src/data/random.ts'
import { rows } from '../../src/database/database.ts'
import { loadInvoice } from '../../src/invoices/store.ts'
import type { useBilling } from '../billing.ts'
import { createCoupon } from '../factories/discounts.ts'
import { planNamed } from '../factories/memberships.ts'
import { createBuyer, postForm, setBankAnswer, waitAtBank } from '../factories/payments.ts'
import type { TestMember } from '../factories/profiles.ts'

export type World = Awaited<ReturnType<typeof useBilling>> & { random: Random }

/** What the accountant writes down about a sale, from what the service replied. */
export interface Sale {
  invoice: Invoice
  receivedOn: string
  taxInvoiceOn: string
  gstMonth: string
  /** Of a card payment. */
  orderId?: string
  /** The bank has reversed it once. */
  isReversed?: true
  notes: Note[]
}
interface Note {
  on: string
  amounts: ReturnType<typeof creditAmounts>
}

const places = [
  ['Tamil Nadu', 'India'],
  ['Kerala', 'India'],
  ['Maharashtra', 'India'],
  ['Dubai', 'United Arab Emirates'],
] as const
const planNames = ['Saphire Classic', 'Platinum Classic', 'Mini Elite', 'Ruby', 'Director'] as const

const dayOf = ({ service }: World) => service.time.now.toISOString().slice(0, 10)

export const goToDay = ({ service }: World, day: string): void => {
  service.time.now = new Date(`${day}T06:00:00Z`)
}

const buyerOf = ({ service, random }: World) => {
  const [state, country] = random.pick(places)
  return createBuyer(service, { state, country })
}

/** Nothing, a coupon, or the GST discount. */
async function discountOf({ service, random }: World): Promise<Partial<InvoiceRequest>> {
  const drawn = random.int(0, 3)
  if (drawn === 0) return { taxIncluded: true }
  if (drawn > 1) return {}
  const coupon = await createCoupon(service, { percent: random.int(5, 35) })
  return { couponId: coupon.id }
}

/** Staff enter a sale whose money came on a day, and approve it later. */
export async function enterSale(world: World, receivedOn: string): Promise<Invoice> {
  const { service, staff, random } = world
  const { id: planId } = await planNamed(service, random.pick(planNames))
  const { id: profileId } = await buyerOf(world)
  const proof = { paymentKind: 'uv', upi: { transactionId: `U${profileId}` } } as const
  const body = { planId, profileId, receivedOn, ...proof, ...(await discountOf(world)) }
  const { body: invoice, status, wire } = await service.call(issueInvoice, { body }, staff.manager.token)
  if (status !== 200) throw new Error(JSON.stringify(wire))
  return invoice
}

/** Approving an invoice that staff entered issues its tax invoice today. */
export async function approveSale(world: World, invoice: Invoice, receivedOn: string, closed = '') {
  const { service, staff } = world
  const approved = await service.call(
    approveInvoice,
    { params: { id: invoice.id }, body: {} },
    staff.manager.token,
  )
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.wire))
  return await noted(world, invoice, receivedOn, closed)
}

/** A member pays by card today. */
export async function sellByCard(world: World): Promise<Sale> {
  const { service, random } = world
  const buyer: TestMember = await buyerOf(world)
  const { id, orderId, answer } = await waitAtBank(service, buyer, random.pick(planNames))
  await answer('Shipped')
  return { ...(await noted(world, await shown(world, id), dayOf(world))), orderId }
}

async function shown({ service, staff }: World, id: number): Promise<Invoice> {
  const criteria = [{ key: 'id', operation: 'eq' as const, value: id }]
  const { body } = await service.call(searchInvoices, { body: { criteria } }, staff.manager.token)
  const [invoice] = body.results
  if (!invoice) throw new Error(`no invoice ${id}`)
  return invoice
}

async function noted(world: World, invoice: Invoice, receivedOn: string, closed = ''): Promise<Sale> {
  const { number } = await loadInvoice(world.service.db, invoice.id)
  const taxInvoiceOn = dayOf(world)
  const received = receivedOn.slice(0, 7)
  const gstMonth = received <= closed ? taxInvoiceOn.slice(0, 7) : received
  return { invoice: { ...invoice, number }, receivedOn, taxInvoiceOn, gstMonth, notes: [] }
}

const creditedOf = ({ notes }: Sale): Paise => sumOf(...notes.map(({ amounts }) => amounts.total))

/** Finance credits a part of a sale, or all that is left of it. */
export async function credit(world: World, sale: Sale, isWhole: boolean): Promise<void> {
  const amount = partOf(world, sale, isWhole)
  const { service, staff } = world
  const params = { id: sale.invoice.id }
  const body = { reason: 'Goodwill', amount }
  const { status, wire } = await service.call(creditInvoice, { params, body }, staff.finance.token)
  if (status !== 200) throw new Error(JSON.stringify(wire))
  note(world, sale, amount)
}

function partOf({ random }: World, sale: Sale, isWhole: boolean): Paise {
  const left = sale.invoice.total - creditedOf(sale)
  return paise(isWhole ? left : random.int(100, left - 101))
}

const note = (world: World, sale: Sale, amount: Paise) =>
  sale.notes.push({ on: dayOf(world), amounts: creditAmounts(sale.invoice, creditedOf(sale), amount) })

/** The bank reverses a card payment; finance credits a part of it, all of it, or nothing. */
export async function reverse(world: World, sale: Sale): Promise<void> {
  const { service, staff, random } = world
  const { orderId = '' } = sale
  sale.isReversed = true
  await postForm(service, '/api/payments/events', {
    encResp: await setBankAnswer(service, orderId, 'Chargeback'),
  })
  const [event] = await rows<{ id: number }>(
    service.db,
    sql`select id from payment_events where order_id = ${orderId} and needs_decision`,
  )
  const isCredited = random.int(0, 2) > 0
  const amount = partOf(world, sale, random.int(0, 1) === 0)
  const body = isCredited
    ? ({ decision: 'credit note', note: 'Charged back', amount } as const)
    : ({ decision: 'dismissed', note: 'The bank gave it up' } as const)
  const decided = await service.call(
    decidePayment,
    { params: { id: event?.id ?? 0 }, body },
    staff.finance.token,
  )
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.wire))
  if (isCredited) note(world, sale, amount)
}
