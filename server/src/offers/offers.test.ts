import { randomBytes } from 'node:crypto'
import type { MediaStatus } from '@bnr/contract/media/transitions'
import { offerBannerFile, offersOfMembership, searchOffers } from '@bnr/contract/offers/endpoints'
import { afterEach, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { bannerKey } from './banners.ts'
import { offerBanners, offers } from './tables.ts'

const service = useService()

afterEach(async () => void (await service.db.delete(offers)))

async function createOffer(statuses: MediaStatus[], membershipIds = [1]) {
  const createdAt = service.time.now
  const [offer] = await service.db.insert(offers).values({ membershipIds, createdAt }).returning()
  const offerId = offer?.id ?? 0
  const banners = statuses.map((status) => ({
    id: randomBytes(12).toString('hex'),
    offerId,
    status,
    format: '1280x630',
    createdAt,
  }))
  if (banners.length > 0) await service.db.insert(offerBanners).values(banners)
  for (const { id } of banners) await service.storage.put(bannerKey(id), Buffer.from('a picture'))
  return { id: offerId, banners: banners.map(({ id }) => id) }
}

const ready = { key: 'me.ms', operation: 'eq', value: 'Ready' }
const search = (criterias: unknown[], token?: string) =>
  service.call(searchOffers, { wire: { criterias } }, token)

test('members and staff read offers, guests must log in', async () => {
  await createOffer(['Ready'])
  const member = await createMember(service)
  const staff = await createStaff(service)
  expect((await search([ready], member.token)).body.total).toBe(1)
  expect((await search([ready], staff.token)).body.total).toBe(1)
  expect((await search([ready])).status).toBe(401)
  expect((await service.call(offersOfMembership, { params: { id: 1 } })).status).toBe(401)
})

test('the list has only offers with a Ready banner, shows only those banners, and starts with the newest', async () => {
  const { token } = await createStaff(service)
  const first = await createOffer(['Ready', 'Rejected'], [3, 5])
  await createOffer(['Deleted'])
  await createOffer([])
  const last = await createOffer(['Ready', 'Ready'])
  for (const criteria of [[], [ready]]) {
    const { wire } = await search(criteria, token)
    expect(wire).toMatchObject({
      total: 2,
      page: 0,
      results: [{ id: last.id }, { id: first.id, mids: [3, 5] }],
    })
  }
  const { body } = await search([ready], token)
  expect(body.results.map(({ banners }) => banners.map(({ id }) => id).sort())).toEqual([
    last.banners.sort(),
    first.banners.slice(0, 1),
  ])
})

test('the offers of one plan can be listed', async () => {
  const { token } = await createStaff(service)
  const wanted = await createOffer(['Ready'], [4, 7])
  await createOffer(['Ready'], [5])
  await createOffer(['Rejected'], [7])
  const { body } = await service.call(offersOfMembership, { params: { id: 7 } }, token)
  expect(body).toMatchObject({ total: 1, results: [{ id: wanted.id, membershipIds: [4, 7] }] })
})

test('a banner is served while its offer is shown', async () => {
  const { banners } = await createOffer(['Ready', 'Deactivated'])
  const statusOf = async (mid: string | undefined) =>
    (await service.call(offerBannerFile, { params: { mid } })).status
  expect([await statusOf(banners[0]), await statusOf(banners[1])]).toEqual([200, 404])
})

test('a missing banner file is not cached', async () => {
  const { banners } = await createOffer(['Ready'])
  const mid = banners[0] ?? ''
  await service.storage.remove(bannerKey(mid))
  const { status, headers } = await service.call(offerBannerFile, { params: { mid } })
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test.each([
  [{ key: 'me.mt', operation: 'eq', value: 'Ready' }, 'criterias.0.key'],
  [{ key: 'me.ms', operation: 'range', value: 'Ready' }, 'criterias.0.operation'],
  [{ key: 'me.ms', operation: 'eq', value: 'Deleted' }, 'criterias.0.value'],
])('the criterion %j is refused, and the reply names its field', async (criterion, field) => {
  const { token } = await createStaff(service)
  const { status, wire } = await search([criterion], token)
  expect(status).toBe(400)
  expect(Object.keys((wire as { fields: object }).fields)).toEqual([field])
})
