import { performActivity } from '@bnr/contract/activities/endpoints'
import { dashboardRow, readDashboard } from '@bnr/contract/dashboard/endpoints'
import { completion, saveProfile } from '@bnr/contract/profiles/endpoints'
import { readMatches } from '@bnr/contract/search/matches'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPayer, does } from '../../test/factories/activities.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember, registerDraft, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { offerBanners, offers } from '../offers/tables.ts'

const service = useService()
const read = (who: TestMember, token: string | undefined = who.token) =>
  service.call(readDashboard, { params: { id: who.id } }, token)
const view = (from: TestMember, to: TestMember, verb: 'view' | 'block' | 'ignore' = 'view') =>
  service.call(performActivity[verb], { params: { id: from.id, targetId: to.id } }, from.token)
const grooms = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createMember(service, { gender: 'm' })))

async function createOffer(status: 'Ready' | 'Deleted') {
  const createdAt = service.time.now
  const [offer] = await service.db
    .insert(offers)
    .values({ membershipIds: [1], createdAt })
    .returning()
  const id = `banner${offer?.id}`.padEnd(12, '0')
  await service.db
    .insert(offerBanners)
    .values({ id, offerId: offer?.id ?? 0, status, format: '1280x630', createdAt })
  return offer?.id
}

describe('a dashboard', () => {
  let bride: TestMember
  let suitors: TestMember[]

  beforeAll(async () => {
    bride = await createMember(service)
    suitors = await grooms(6)
  })

  test('shows the member’s profile, its completion and membership', async () => {
    await giveMembership(service, bride.id, { name: 'Ruby for Tests', phoneContacts: 12 })
    const { status, body } = await read(bride)
    expect(status).toBe(200)
    expect(body.profile).toMatchObject({ id: bride.id, bnrId: bride.bnrId, status: 'Active' })
    const counted = await service.call(completion, { params: { id: bride.id } }, bride.token)
    expect(body.completion).toEqual(counted.body)
    expect(body.completion.missing).toHaveProperty('media')
    expect(body.membership).toMatchObject({ planName: 'Ruby for Tests', phoneContacts: 12 })
  })

  test('shows the newest matches, as the page of matches does', async () => {
    const { body } = await read(bride)
    const matches = await service.call(
      readMatches,
      { params: { id: bride.id }, query: { size: 50 } },
      bride.token,
    )
    expect(body.matches.total).toBe(matches.body.total)
    expect(body.matches.total).toBeGreaterThanOrEqual(suitors.length)
    const newest = matches.body.results.slice(0, dashboardRow).map(({ profile }) => profile.id)
    expect(body.matches.results.map(({ id }) => id)).toEqual(newest)
  })

  test('begins with the interests to answer and their number', async () => {
    const asked = await createMember(service)
    const payer = await createPayer(service)
    await does(service, payer, 'like', asked)
    const { body } = await read(asked)
    expect(body.interests).toMatchObject({ total: 1, results: [{ id: payer.id }] })
    expect(body.invoice).toBeUndefined()
  })

  test('shows the invoice that waits for payment or, once paid, for activation', async () => {
    for (const [state, isPaid] of [
      ['Initiated', false],
      ['Paid', true],
    ] as const) {
      const buyer = await createMember(service)
      const invoice = await createInvoice(service, buyer.id, { state })
      expect((await read(buyer)).body.invoice).toMatchObject({ id: invoice.id, isPaid })
    }
  })

  test('follows preferences as soon as they are saved', async () => {
    const picky = await createMember(service)
    expect((await read(picky)).body.matches.total).toBeGreaterThan(0)
    const basicPreference = { age: { from: 60, to: 65 } }
    await service.call(saveProfile, { params: { id: picky.id }, body: { basicPreference } }, picky.token)
    expect((await read(picky)).body.matches).toEqual({ results: [], total: 0 })
  })

  test('shows the latest viewers once each, without blocked ones', async () => {
    for (const [minute, suitor] of suitors.entries()) {
      service.time.now = new Date(Date.now() + minute * 60_000)
      await view(suitor, bride)
    }
    const [, , , , blocked, last] = suitors
    if (!blocked || !last) throw new Error('no suitors')
    await view(bride, blocked, 'block')
    const { body } = await read(bride)
    expect(body.viewers.map(({ profile }) => profile.id)).toEqual(
      [last, ...suitors.slice(1, 4).reverse()].map(({ id }) => id),
    )
    expect(Date.parse(body.viewers[0]?.at ?? '')).toBeGreaterThan(Date.parse(body.viewers[1]?.at ?? ''))
    expect(body.matches.results.map(({ id }) => id)).not.toContain(blocked.id)
    service.time.now = new Date()
  })

  test('shows other people as members see them', async () => {
    const { body } = await read(bride)
    const others = [...body.matches.results, ...body.viewers.map(({ profile }) => profile)]
    for (const { basic } of others) {
      expect(basic?.name).toBeTruthy()
      expect(basic).not.toHaveProperty('phone')
    }
  })

  test('shows offers that have a banner', async () => {
    const shown = [await createOffer('Ready'), await createOffer('Ready')]
    await createOffer('Deleted')
    const { body } = await read(bride)
    expect(body.offers.map(({ id }) => id)).toEqual(shown.reverse())
    expect(body.offers[0]?.banners).toMatchObject([{ format: '1280x630', status: 'Ready' }])
  })

  test('can be read only by its owner', async () => {
    const [other] = suitors
    const staff = await createStaff(service)
    const draft = await registerDraft(service)
    expect((await read(bride, other?.token)).status).toBe(404)
    expect((await read(bride, staff.token)).status).toBe(403)
    expect((await read(bride, draft.token)).status).toBe(403)
    expect((await service.call(readDashboard, { params: { id: bride.id } })).status).toBe(401)
  })
})

test('takes five statements, however many members there are', async () => {
  const bride = await createMember(service)
  await giveMembership(service, bride.id)
  const statements = async () => (await service.statementsOf(() => read(bride))).length
  const before = await statements()
  for (const groom of await grooms(12)) await view(groom, bride)
  await createOffer('Ready')
  expect(await statements()).toBe(before)
  expect(before).toBe(5)
})
