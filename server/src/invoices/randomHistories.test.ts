import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { grantMembership, readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import { bankSays, buy, comeBack, createBuyer, goToBank, openBank } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { seedCoupons } from '../coupons/seedDemo.ts'
import { endMemberships } from '../memberships/end.ts'
import { rows } from '../platform/database.ts'
import { expireInvoices } from './end.ts'
import { replayed } from './events.ts'

declare module 'vitest' {
  interface ProvidedContext {
    histories: number
  }
}
/** How many lives are lived, see vitest.config.ts. */
const histories = inject('histories')

const bank = await openBank()
afterAll(bank.stop)
const service = useService({ ...bank.settings, ACCESS_TOKEN_SECONDS: '999999999' })
let manager: Awaited<ReturnType<typeof createStaff>>
let finance: typeof manager
beforeAll(async () => {
  await seedCoupons(service)
  manager = await createStaff(service, 'tele_manager')
  finance = await createStaff(service, 'finance_admin')
})

/** Each history begins on the same day: years pass in one. */
const begun = new Date()
const plans = ['Saphire Classic', 'Saphire Premium', 'Platinum Classic', 'Platinum Premium']
interface Life {
  buyer: TestMember
  /** Which step of the history it is: what is bought goes by it. */
  at: number
}

const pass = (days: number) => async () => {
  service.time.now = new Date(service.time.now.getTime() + days * 86_400_000)
  await endMemberships(service)
  await expireInvoices(service)
}

/** What is refused changes nothing. `said` is what the bank says of it; nothing where its window was closed. */
const purchase =
  (said: string | undefined, { upgrade = false, coupon = false, again = false } = {}) =>
  async ({ buyer, at }: Life) => {
    const held = await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)
    const wanted = again && plans.includes(held.body.planName) ? held.body.planName : (plans[at % 4] ?? '')
    const rest = coupon ? { couponCode: 'WELCOME10' } : {}
    const { body, status } = await buy(service, buyer, wanted, rest, upgrade)
    if (status !== 200) return
    const orderId = await goToBank(service, body.payToken)
    if (said) await comeBack(service, await bankSays(service, orderId, said))
  }

async function inState({ buyer }: Life, state: string): Promise<number | undefined> {
  const [found] = await rows<{ id: number }>(
    service.db,
    sql`select id from invoices where profile_id = ${buyer.id} and state = ${state} order by id desc limit 1`,
  )
  return found?.id
}

const steps = {
  buy: purchase('Shipped'),
  upgrade: purchase('Shipped', { upgrade: true }),
  renew: purchase('Shipped', { again: true }),
  coupon: purchase('Shipped', { coupon: true }),
  decline: purchase('Unsuccessful'),
  abort: purchase('Aborted'),
  close: purchase(undefined),
  async approve(life: Life) {
    const id = await inState(life, 'Paid')
    if (id) await service.call(approveInvoice, { params: { id }, body: {} }, manager.token)
  },
  async cancel(life: Life) {
    const id = await inState(life, 'Initiated')
    if (id) await service.call(settleInvoice.cancelled, { params: { id }, body: {} }, manager.token)
  },
  async grant({ buyer, at }: Life) {
    const { id: planId } = await planNamed(service, plans[at % 4] ?? '')
    await service.call(grantMembership, { body: { profileId: buyer.id, planId } }, finance.token)
  },
  async credit(life: Life) {
    const id = (await inState(life, 'Active')) ?? (await inState(life, 'Paid'))
    if (id)
      await service.call(creditInvoice, { params: { id }, body: { reason: 'Paid back' } }, finance.token)
  },
  day: pass(1),
  weeks: pass(16),
  months: pass(80),
} satisfies Record<string, (life: Life) => Promise<void>>
type Step = keyof typeof steps

/** Each invoice is what its events say, paid as often as its money came; memberships follow one another. */
async function requireSound(id: number): Promise<void> {
  const invoices = await rows<{
    id: number
    state: string
    membership: number | null
    total: number
    paid: boolean
    credited: boolean
  }>(
    service.db,
    sql`select id, state, membership_id as membership, total, paid_on is not null as paid,
      exists (select 1 from credit_notes where invoice_id = invoices.id) as credited from invoices where profile_id = ${id}`,
  )
  for (const invoice of invoices) {
    const events = await rows<{ transition: never; amount: number | null }>(
      service.db,
      sql`select transition, amount from payment_events where invoice_id = ${invoice.id} order by id`,
    )
    expect(replayed(events)).toBe(invoice.state)
    const paid = events.find(({ transition }) => transition === 'pay')
    expect(paid?.amount ?? null).toBe(paid ? invoice.total : null)
    expect(invoice.paid).toBe(paid !== undefined)
    expect(invoice.state === 'Active' ? invoice.membership : 0).not.toBeNull()
  }
  expect(invoices.filter(({ state, credited }) => state === 'Paid' && !credited).length).toBeLessThanOrEqual(
    1,
  )
  const held = (await membershipsOf(id))
    .filter(({ replaced }) => !replaced)
    .toSorted((a, b) => a.starts.localeCompare(b.starts))
  for (const [at, { starts }] of held.entries())
    if (at > 0) expect(starts > (held[at - 1]?.ends ?? '')).toBe(true)
}

const membershipsOf = (id: number) =>
  rows<{ starts: string; ends: string; replaced: boolean }>(
    service.db,
    sql`select starts_on::text as starts, ends_on::text as ends, replaced_at is not null as replaced
      from memberships where profile_id = ${id} order by id`,
  )

/** Money taken is money on invoices: nothing is paid that no event tells of, and no member pays twice with one coupon. */
async function requireLedger(): Promise<void> {
  const [sums] = await rows<{ events: number; invoices: number; overused: number }>(
    service.db,
    sql`select (select coalesce(sum(amount), 0)::float8 from payment_events where transition = 'pay') as events,
        (select coalesce(sum(total), 0)::float8 from invoices where paid_on is not null) as invoices,
        (select count(*)::int from (select 1 from invoices where coupon_id is not null and paid_on is not null
          group by coupon_id, profile_id having count(*) > 1) as twice) as overused`,
  )
  expect(sums).toMatchObject({ events: sums?.invoices, overused: 0 })
}

const history: fc.Arbitrary<Step[]> = fc.array(fc.constantFrom(...(Object.keys(steps) as Step[])), {
  minLength: 3,
  maxLength: 14,
})

test(
  'whatever happens to a member, memberships never overlap, the events make the states, and no rupee is lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (lived) => {
        service.time.now = begun
        const buyer = await createBuyer(service)
        for (const [at, step] of lived.entries()) await steps[step]({ buyer, at })
        await requireSound(buyer.id)
      }),
      { numRuns: histories },
    )
    await requireLedger()
  },
  histories * 3000,
)
