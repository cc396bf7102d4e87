import { paiseOf } from '@bnr/contract/money'
import { changeOffer, endOffer, extendOffer } from '@bnr/contract/offers/endpoints'
import type { OfferTerms } from '@bnr/contract/offers/schemas'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createOffer, offerTerms } from '../../test/factories/discounts.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import { draftOffer, draftWithBanners, publish } from '../../test/factories/offerDrafts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()
const manager = async () => (await createStaff(service, 'tele_manager')).token

const change = (id: number, token: string, body: OfferTerms) =>
  service.call(changeOffer, { params: { id }, body }, token)
const extend = async (id: number, endsOn: string, token?: string) =>
  service.call(extendOffer, { params: { id }, body: { endsOn } }, token ?? (await manager()))
const fieldsOf = ({ wire }: { wire: unknown }) => (wire as { fields?: object }).fields

const notesOf = async (id: number) =>
  await service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `offer ${id}`))

test('everything in a draft can change, and the change is audited', async () => {
  const { id, token } = await draftWithBanners(service)
  const { id: dear } = await planNamed(service, 'Platinum Premium')
  const terms = offerTerms([dear], { title: 'Easter', price: paiseOf(9000), couponsHold: true })
  const { status, body } = await change(id, token, { ...terms, startsOn: '2026-11-30', endsOn: '2026-12-24' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id,
    state: 'Draft',
    title: 'Easter',
    membershipIds: [dear],
    price: paiseOf(9000),
    couponsHold: true,
    startsOn: '2026-11-30',
    endsOn: '2026-12-24',
  })
  expect(body.banners).toHaveLength(2)
  expect((await notesOf(id)).at(-1)).toMatchObject({
    action: 'offer change',
    detail: { title: 'Easter', fields: expect.arrayContaining(['endsOn', 'price', 'title']) },
  })
})

test('a change is checked like a new offer', async () => {
  const { id, token, planId } = await draftOffer(service)
  const answers = [
    await change(id, token, offerTerms([planId], { price: paiseOf(3500) })),
    await change(id, token, offerTerms([planId], { startsOn: '2099-02-02', endsOn: '2099-02-01' })),
    await change(id, token, offerTerms([planId], { endsOn: '2026-01-31' })),
    await change(id, token, offerTerms([2_000_000_000])),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(answers.map((answer) => Object.keys(fieldsOf(answer) ?? {}))).toEqual([
    ['am'],
    ['ed'],
    ['ed'],
    ['mids'],
  ])
  expect((await notesOf(id)).map(({ action }) => action)).toEqual(['offer create'])
})

test('a published offer cannot change, and an unknown one is not found', async () => {
  const made = await draftWithBanners(service)
  await publish(service, made)
  const terms = offerTerms([made.planId])
  expect((await change(made.id, made.token, terms)).status).toBe(409)
  expect((await change(2_000_000_000, made.token, terms)).status).toBe(404)
  expect((await extend(2_000_000_000, '2099-12-31')).status).toBe(404)
})

test('a running offer can get a later last day but never an earlier one', async () => {
  const { id: planId } = await planNamed(service, 'Platinum Classic')
  const { id } = await createOffer(service, [planId], { endsOn: '2027-01-31' })
  for (const day of ['2027-01-31', '2027-01-30'])
    expect(fieldsOf(await extend(id, day))).toEqual({ ed: 'Select a day after the present last day' })
  const { status, body } = await extend(id, '2027-02-28')
  expect([status, body.state, body.endsOn]).toEqual([200, 'Running', '2027-02-28'])
  expect((await notesOf(id)).at(-1)).toMatchObject({
    action: 'offer extend',
    detail: { fields: ['endsOn'] },
  })
})

test('an expired offer becomes valid again with a last day in the future', async () => {
  const { id: planId } = await planNamed(service, 'Platinum Classic')
  const { id } = await createOffer(service, [planId], { endsOn: '2026-01-20' })
  expect(fieldsOf(await extend(id, '2026-01-31'))).toEqual({ ed: 'The last day is in the past' })
  expect((await extend(id, '2099-12-31')).body.state).toBe('Running')
})

test('an offer that staff ended stays ended', async () => {
  const { id: planId } = await planNamed(service, 'Platinum Classic')
  const { id } = await createOffer(service, [planId], { endsOn: '2027-01-31' })
  const ended = (await service.call(endOffer, { params: { id } }, await manager())).body
  expect(ended.endedAt).toBe(service.time.now.toISOString())
  expect((await extend(id, '2099-12-31')).status).toBe(409)
})

test('only staff who manage offers can change them', async () => {
  const { id, planId } = await draftOffer(service)
  const { token } = await createMember(service)
  const executive = await createStaff(service, 'tele_executive')
  for (const by of [token, executive.token]) {
    expect((await change(id, by, offerTerms([planId]))).status).toBe(403)
    expect((await extend(id, '2099-12-31', by)).status).toBe(403)
  }
})
