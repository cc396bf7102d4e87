import { declaredEndpoints, type EndpointParts, methodsOf } from '@bnr/contract/endpoint'
import * as invoicing from '@bnr/contract/invoices/endpoints'
import type { InvoiceRequest } from '@bnr/contract/invoices/request'
import '@bnr/contract/endpoints'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { coupons } from '../src/coupons/tables.ts'
import { rows } from '../src/database/database.ts'
import { creditNotes, invoices, paymentEvents } from '../src/invoices/tables.ts'
import { memberships } from '../src/memberships/tables.ts'
import { offers } from '../src/offers/tables.ts'
import { paymentAttempts, paymentDecisions } from '../src/payments/tables.ts'
import { plans } from '../src/plans/tables.ts'
import { createStaff } from './factories/accounts.ts'
import { createCoupon, createOffer } from './factories/discounts.ts'
import { createInvoice } from './factories/invoices.ts'
import { createPlan, planNamed } from './factories/memberships.ts'
import { createBuyer } from './factories/payments.ts'
import { createMember, registerDraft, type TestMember } from './factories/profiles.ts'
import { useService } from './harness.ts'
import { sendAs } from './hostileCalls.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '4000000' })

/** The id to use in a path, by how the path begins. */
const owned: Record<string, number> = {}
const about = (path: string) => Object.keys(owned).find((start) => path.startsWith(start))
const tables = [
  invoices,
  paymentEvents,
  creditNotes,
  paymentAttempts,
  paymentDecisions,
  memberships,
  plans,
  coupons,
  offers,
]
let victim: TestMember

beforeAll(async () => {
  victim = await createBuyer(service)
  const open = await createInvoice(service, victim.id, { state: 'Initiated' })
  const plan = await planNamed(service, 'Saphire Classic')
  const event = {
    invoiceId: open.id,
    at: service.time.now,
    key: 'x',
    source: 'push',
    description: 'Shipped',
  } as const
  const [{ id: eventId } = { id: 0 }] = await service.db
    .insert(paymentEvents)
    .values({ ...event, needsDecision: true })
    .returning()
  Object.assign(owned, {
    '/invoices/:id': open.id,
    '/payments/:id': eventId,
    '/coupons/:id': (await createCoupon(service)).id,
    '/offers/:id': (await createOffer(service, [plan.id])).id,
    '/medias/upload/:id/ob': (await createOffer(service, [plan.id])).id,
    '/memberships/:id': plan.id,
    '/profiles/:id/currentMembership': victim.id,
    '/profiles/:id/data/download': victim.id,
    '/profiles/:id/biodata': victim.id,
  })
})

/** The rows of all tables that a call could have changed. */
async function ledger(): Promise<string> {
  const all = tables.map((table) => sql`select to_jsonb(t) as row from ${table} t order by 1`)
  return JSON.stringify(await Promise.all(all.map((select) => rows(service.db, select))))
}

const strangers = {
  guest: async () => undefined,
  registrant: async () => (await registerDraft(service)).token,
  'another member': async () => (await createMember(service)).token,
  'staff without a role': async () => (await createStaff(service)).token,
}

test('more than twenty calls take the id of a record', () => {
  const named = declaredEndpoints().filter(({ path }) => about(path))
  expect(named.length).toBeGreaterThan(20)
})

test.each(Object.keys(strangers) as (keyof typeof strangers)[])(
  '%s can neither read nor change anything with the ids of others',
  async (who) => {
    const token = await strangers[who]()
    const before = await ledger()
    for (const endpoint of declaredEndpoints()) {
      const start = about(endpoint.path)
      if (!start) continue
      const { status, json } = await sendAs(
        service,
        endpoint,
        { ...(token && { token }), id: owned[start] ?? 0 },
        {},
      )
      expect([named(endpoint), await ledger()]).toEqual([named(endpoint), before])
      if (who === 'staff without a role') expect(status).toBeLessThan(500)
      else
        expect([named(endpoint), status]).toEqual([
          named(endpoint),
          expect.toBeOneOf([400, 401, 403, 404, 409]),
        ])
      if (who !== 'staff without a role') expect(JSON.stringify(json)).not.toContain(victim.bnrId)
    }
  },
)

const named = (endpoint: EndpointParts) => `${methodsOf(endpoint)} ${endpoint.path}`

test('a member cannot buy what is not for sale, for somebody else, or at another price', async () => {
  const buyer = await createBuyer(service)
  const plan = await planNamed(service, 'Saphire Classic')
  const other = await planNamed(service, 'Platinum Classic')
  const past = { startsOn: '2026-01-01', endsOn: '2026-01-02' }
  const future = { startsOn: '2099-01-01', endsOn: '2099-12-31' }
  const codeOf = async (values: Parameters<typeof createCoupon>[1]) =>
    (await createCoupon(service, values)).code
  const offerOf = async (ids: number[], values = {}) => (await createOffer(service, ids, values)).id
  const wrong: Record<string, Partial<InvoiceRequest>> = {
    'a hidden plan': { planId: (await createPlan(service, { name: 'Hidden one', hidden: true })).id },
    'a version that was replaced': {
      planId: (await createPlan(service, { name: 'Old one', replacedAt: service.time.now })).id,
    },
    'no plan': { planId: 2_000_000_000 },
    'an expired coupon': { couponCode: await codeOf(past) },
    'a coupon that starts later': { couponCode: await codeOf(future) },
    'a coupon that was ended': { couponCode: await codeOf({ endedAt: service.time.now }) },
    'a coupon of another plan': { couponCode: await codeOf({ planIds: [other.id] }) },
    'a coupon without its code': { couponId: (await createCoupon(service)).id },
    'an expired offer': { offerId: await offerOf([plan.id], past) },
    'an offer that was ended': { offerId: await offerOf([plan.id], { endedAt: service.time.now }) },
    'an offer of another plan': { offerId: await offerOf([other.id]) },
    'an offer together with a coupon': { offerId: await offerOf([plan.id]), couponCode: await codeOf({}) },
    'for somebody else': { profileId: victim.id },
    'with the tax included in the price': { taxIncluded: true },
    'with extra days': { extraDays: 30 },
    'as if it were paid': { receivedOn: '2026-01-01' },
    'by a transfer that staff have not seen': { paymentKind: 'nr' },
    'without consent': { consent: false },
  }
  const before = await ledger()
  for (const [what, change] of Object.entries(wrong))
    for (const endpoint of [invoicing.issueInvoice, invoicing.issueUpgrade]) {
      const body = { planId: plan.id, consent: true, paymentKind: 'cc', ...change }
      const { status, wire } = await service.call(endpoint, { body }, buyer.token)
      expect([what, status, wire]).toEqual([
        what,
        expect.toBeOneOf([400, 403, 404, 409]),
        { message: expect.any(String), code: expect.any(String), ...fieldsOf(wire) },
      ])
    }
  expect(await ledger()).toBe(before)
})

const fieldsOf = (wire: unknown) =>
  'fields' in (wire as object) ? { fields: expect.objectContaining({}) } : {}
