import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { draftInvoice } from '@bnr/contract/invoices/endpoints'
import { paiseOf } from '@bnr/contract/money'
import { endOffer, offersOfMembership, searchOffers } from '@bnr/contract/offers/endpoints'
import { editPlan } from '@bnr/contract/plans/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createOffer } from '../../test/factories/discounts.ts'
import { createPlan, planNamed } from '../../test/factories/memberships.ts'
import { draftOffer, draftWithBanners, publish, sendBanner } from '../../test/factories/offerDrafts.ts'
import { planTerms } from '../../test/factories/plans.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { picture } from '../../test/photoUploads.ts'
import { auditLog } from '../database/tables.ts'
import { plans } from '../plans/tables.ts'

const service = useService()

async function seenByMember() {
  const { token } = await createMember(service)
  const { body } = await service.call(searchOffers, { body: { criteria: [] }, query: { size: 50 } }, token)
  return body.results
}

test('an offer is a draft until it has both banners and is published', async () => {
  const made = await draftOffer(service)
  expect(made.body).toMatchObject({ state: 'Draft', price: 299_900, couponsHold: false, banners: [] })
  const { wire, status } = await publish(service, made)
  expect([status, (wire as { code: string }).code]).toEqual([409, 'banner_missing'])
  await sendBanner(service, made, 'desktop', await picture(1280, 630))
  expect((await publish(service, made)).status).toBe(409)
  const { body } = await sendBanner(service, made, 'mobile', await picture(930, 1280))
  expect(body.me.map(({ mf, ms }: { mf: string; ms: string }) => [mf, ms]).toSorted()).toEqual([
    ['1280x630', 'Deactivated'],
    ['930x1280', 'Deactivated'],
  ])
  expect((await seenByMember()).map(({ id }) => id)).not.toContain(made.id)
  await service.workJobs()
  expect((await publish(service, made)).body.state).toBe('Running')
  const [shown] = await seenByMember()
  expect(shown).toMatchObject({
    id: made.id,
    state: 'Running',
    price: 299_900,
    plans: [
      { planId: made.planId, lineage: made.planId, name: 'Saphire Classic', listAmount: paiseOf(3500) },
    ],
  })
  expect(shown?.banners).toHaveLength(2)
  expect((await publish(service, made)).status).toBe(409)
  const notes = await service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `offer ${made.id}`))
  expect(notes.map(({ action }) => action)).toEqual([
    'offer create',
    'offer banner',
    'offer banner',
    'offer publish',
  ])
})

test.each([
  [{ title: ' ' }, 'na', 'Enter a title'],
  [{ membershipIds: [] }, 'mids', 'Select at least one plan'],
  [{ membershipIds: [2_000_000_000] }, 'mids', 'Select plans from the price list'],
  [{ price: paiseOf(0.99) }, 'am', 'Enter an amount from 1 to 10,00,000'],
  [{ price: paiseOf(3500) }, 'am', 'Enter less than ₹3,500, which Saphire Classic costs without the offer'],
  [{ startsOn: '2099-02-02', endsOn: '2099-02-01' }, 'ed', 'The last day cannot be before the first day'],
  [{ startsOn: '2026-01-01', endsOn: '2026-01-02' }, 'ed', 'The last day is in the past'],
])('terms with %j are refused in the field %s', async (changes, field, words) => {
  const { status, wire } = await draftOffer(service, changes)
  expect([status, (wire as { fields: object }).fields]).toEqual([400, { [field]: words }])
})

test('the price of an offer must be below the price of each of its plans', async () => {
  const [cheap, dear] = [
    await planNamed(service, 'Saphire Classic'),
    await planNamed(service, 'Platinum Premium'),
  ]
  const { wire } = await draftOffer(service, { membershipIds: [dear.id, cheap.id], price: paiseOf(9000) })
  expect(wire).toMatchObject({ fields: { am: expect.stringContaining('Saphire Classic') } })
  expect((await draftOffer(service, { membershipIds: [dear.id], price: paiseOf(9000) })).status).toBe(200)
})

test('an offer that has ended or has not started is shown to nobody and sets no price', async () => {
  const { id: planId } = await planNamed(service, 'Platinum Classic')
  const member = await createMember(service)
  const staff = await createStaff(service, 'super_admin')
  const offers = {
    running: await createOffer(service, [planId]),
    coming: await createOffer(service, [planId], { startsOn: '2099-01-01' }),
    over: await createOffer(service, [planId], { endsOn: '2026-01-31' }),
    ended: await createOffer(service, [planId]),
    draft: (await draftWithBanners(service, { membershipIds: [planId] })).body,
  }
  const { body } = await service.call(endOffer, { params: { id: offers.ended.id } }, staff.token)
  expect(body.state).toBe('Ended')
  const ids = (await service.call(offersOfMembership, { params: { id: planId } }, member.token)).body.results
  expect(ids.map(({ id }) => id)).toEqual([offers.running.id])
  const priced = async (offerId: number) => {
    const billingAddress = { country: 'India', state: 'Kerala' }
    const body = { planId, offerId, billingAddress, paymentKind: 'cc' as const }
    return (await service.call(draftInvoice, { body }, member.token)).status
  }
  expect(await priced(offers.running.id)).toBe(200)
  for (const offer of [offers.coming, offers.over, offers.ended, offers.draft])
    expect(await priced(offer.id)).toBe(409)
})

test('staff find offers by state, members only running ones', async () => {
  const { id: planId } = await planNamed(service, 'Saphire Premium')
  const member = await createMember(service)
  const staff = await createStaff(service)
  const coming = await createOffer(service, [planId], { startsOn: '2099-01-01' })
  const over = await createOffer(service, [planId], { endsOn: '2026-01-31' })
  const unfinished = await draftOffer(service)
  const found = async (states: unknown, token: string) => {
    const criteria = [{ key: 'st', operation: 'eq', value: states }]
    const { status, body } = await service.call(
      searchOffers,
      { body: { criteria }, query: { size: 50 } },
      token,
    )
    return status === 200 ? body.results.map(({ id }) => id) : status
  }
  expect(await found('Coming', staff.token)).toContain(coming.id)
  expect(await found('Coming', staff.token)).not.toContain(over.id)
  expect(await found(['Draft', 'Ended'], staff.token)).toEqual(
    expect.arrayContaining([unfinished.id, over.id]),
  )
  expect(await found('Coming', member.token)).toBe(403)
})

test('a new version of a plan keeps the offer', async () => {
  const { token } = await createStaff(service, 'tele_manager')
  const plan = await planNamed(service, 'Emerald')
  const { id: offerId } = await createOffer(service, [plan.id], { price: paiseOf(25_000) })
  const body = planTerms({ category: 'Elite', name: 'Emerald', price: { amount: paiseOf(28_000) } })
  const newer = (await service.call(editPlan, { params: { id: plan.id }, body }, token)).body
  for (const id of [plan.id, newer.id]) {
    const { body } = await service.call(offersOfMembership, { params: { id } }, token)
    expect(body.results).toMatchObject([
      { id: offerId, plans: [{ planId: newer.id, lineage: plan.id, listAmount: paiseOf(28_000) }] },
    ])
  }
})

test('a plan that is hidden later leaves its offers, and an offer without plans is not shown', async () => {
  const { id: _, ...like } = await planNamed(service, 'Saphire Classic')
  const [first, second] = [
    await createPlan(service, { ...like, name: 'Sold now', hidden: false }),
    await createPlan(service, { ...like, name: 'Sold as well', hidden: false }),
  ]
  const [both, one] = [
    await createOffer(service, [first.id, second.id]),
    await createOffer(service, [first.id]),
  ]
  const member = await createMember(service)
  const { token } = member
  const shown = async () => {
    const listed = new Map((await seenByMember()).map((offer) => [offer.id, offer]))
    const dashboard = await service.call(readDashboard, { params: { id: member.id } }, token)
    const ofFirst = await service.call(offersOfMembership, { params: { id: first.id } }, token)
    const ids = (found: { id: number }[]) =>
      found.map(({ id }) => id).filter((id) => [both.id, one.id].includes(id))
    return {
      plans: [both, one].map(({ id }) =>
        listed
          .get(id)
          ?.plans.map(({ name }) => name)
          .sort(),
      ),
      dashboard: ids(dashboard.body.offers).sort((a, b) => a - b),
      ofFirst: ids(ofFirst.body.results).sort((a, b) => a - b),
    }
  }
  expect(await shown()).toEqual({
    plans: [['Sold as well', 'Sold now'], ['Sold now']],
    dashboard: [both.id, one.id],
    ofFirst: [both.id, one.id],
  })
  await service.db.update(plans).set({ hidden: true }).where(eq(plans.id, first.id))
  expect(await shown()).toEqual({
    plans: [['Sold as well'], undefined],
    dashboard: [both.id],
    ofFirst: [both.id],
  })
})
