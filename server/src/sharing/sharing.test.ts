import { performActivity } from '@bnr/contract/activities/endpoints'
import * as endpoints from '@bnr/contract/sharing/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPhoto } from '../../test/factories/photos.ts'
import { createMember, everyHiddenField, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { accountOf } from '../privacy/account.ts'
import { ownerOf } from '../privacy/purge.ts'
import { loadProfile, updateProfile } from '../profiles/store.ts'
import { sweepSharedLinks } from './ownLinks.ts'
import { sharedLinkOpenings, sharedLinks } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '40000000' })
const phone = 'Mozilla/5.0 (Linux; Android 14; SM-A146B) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'

let groom: TestMember
let bride: TestMember
beforeEach(async () => {
  groom = await createMember(service, { gender: 'm' })
  bride = await createMember(service, { gender: 'f', change: everyHiddenField() })
})

const share = (of: TestMember, by: TestMember) =>
  service.call(endpoints.shareProfile, { params: { id: of.id } }, by.token)
const tokenIn = ({ body }: Awaited<ReturnType<typeof share>>) => body.link.split('/shared/')[1] ?? ''
const shared = async (of: TestMember, by: TestMember) => tokenIn(await share(of, by))
const open = (token: string, userAgent = phone) =>
  service.call(endpoints.openSharedLink, { body: { token }, headers: { 'user-agent': userAgent } })
const stateOf = async (token: string) => (await open(token)).body.state
const linksOf = async (by: TestMember) =>
  (await service.call(endpoints.readSharedLinks, {}, by.token)).body.results
const allow = (member: TestMember, othersMayShare: boolean) =>
  service.call(endpoints.saveSharingSetting, { body: { othersMayShare } }, member.token)
const setStatus = (member: TestMember, status: 'Active' | 'Deactivated' | 'Deleted' | 'Settled') =>
  service.db.inTransaction((tx) => updateProfile(tx, member.id, { status }))
const passDays = (days: number) => {
  service.time.now = new Date(service.time.now.getTime() + days * 86_400_000)
}

describe('a reader with a link', () => {
  test('sees what the member sees, without contact details', async () => {
    const { body, headers } = await open(await shared(bride, groom))
    expect(body.state).toBe('open')
    expect(body.biodata).toMatchObject({ name: 'Anna Mary', bnrId: bride.bnrId })
    expect(body.biodata?.parts.find(({ title }) => title === 'Contact Details')?.lines).toEqual([
      { label: 'Current address', value: 'Chennai, Tamil Nadu, India' },
    ])
    const text = JSON.stringify(body)
    expect(text).not.toContain(bride.number)
    for (const hidden of ['9876543210', '@', '12 Church Street', '1998-04-12', '12 Apr 1998'])
      expect(text).not.toContain(hidden)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('sees a clear photo only of the member who sent it', async () => {
    await createPhoto(service, bride.id)
    const ofOther = (await open(await shared(bride, groom))).body.photo
    expect(ofOther).toMatch(/blurred/)
    expect((await open(await shared(bride, bride))).body.photo).toMatch(/^data:image\/webp;base64,/)
  })

  test('finds the link expired after seven days', async () => {
    const token = await shared(bride, groom)
    passDays(6.99)
    expect(await stateOf(token)).toBe('open')
    passDays(0.02)
    expect((await open(token)).body).toEqual({ state: 'expired' })
  })

  test('can open it twenty times, however many ask at once', async () => {
    const token = await shared(bride, groom)
    const states = await Promise.all(Array.from({ length: 24 }, () => stateOf(token)))
    expect(states.filter((state) => state === 'open')).toHaveLength(20)
    expect(states.filter((state) => state === 'used')).toHaveLength(4)
    expect((await linksOf(groom))[0]).toMatchObject({ state: 'used' })
  })

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1"])('learns nothing from the token %j', async (token) => {
    await shared(bride, groom)
    expect((await open(token)).status).toBe(404)
  })
})

test('a preview bot gets no profile, and its reading does not count', async () => {
  const token = await shared(bride, groom)
  expect((await open(token, 'WhatsApp/2.24.20.89 A')).body).toEqual({ state: 'preview' })
  expect((await linksOf(groom))[0]?.openings).toEqual([])
})

describe('a link ends', () => {
  test('when its member revokes it', async () => {
    const token = await shared(bride, groom)
    const [link] = await linksOf(groom)
    const revoke = (by: TestMember) =>
      service.call(endpoints.revokeSharedLink, { params: { id: link?.id } }, by.token)
    expect((await revoke(bride)).status).toBe(404)
    expect(await stateOf(token)).toBe('open')
    expect((await revoke(groom)).status).toBe(200)
    expect((await revoke(groom)).status).toBe(200)
    expect((await open(token)).body).toEqual({ state: 'revoked' })
  })

  test.each(['Deactivated', 'Deleted', 'Settled'] as const)(
    'when the shared profile is %s, and names it no longer',
    async (status) => {
      const token = await shared(bride, groom)
      await setStatus(bride, status)
      expect((await open(token)).body).toEqual({ state: 'gone' })
      const [link] = await linksOf(groom)
      expect(link).toMatchObject({ state: 'gone' })
      expect(link?.name).toBeUndefined()
    },
  )

  test.each(['Deactivated', 'Deleted'] as const)('when its member is %s', async (status) => {
    const token = await shared(bride, groom)
    await setStatus(groom, status)
    expect(await stateOf(token)).toBe('gone')
  })

  test.each(['the shared member', 'the sharing member'])('when %s blocks the other', async (who) => {
    const token = await shared(bride, groom)
    const [by, other] = who === 'the shared member' ? [bride, groom] : [groom, bride]
    await service.call(performActivity.block, { params: { id: by.id, targetId: other.id } }, by.token)
    expect(await stateOf(token)).toBe('gone')
  })

  test('for good when the shared member forbids sharing, which leaves the own links', async () => {
    const [ofGroom, ofBride] = [await shared(bride, groom), await shared(bride, bride)]
    await allow(bride, false)
    expect(await stateOf(ofGroom)).toBe('revoked')
    expect(await stateOf(ofBride)).toBe('open')
    expect((await share(bride, groom)).status).toBe(403)
    await allow(bride, true)
    expect(await stateOf(ofGroom)).toBe('revoked')
    expect((await share(bride, groom)).status).toBe(200)
  })
})

describe('only members who see the whole profile share it', () => {
  test('guests, the same gender, blocked and unverified members do not', async () => {
    expect((await service.call(endpoints.shareProfile, { params: { id: bride.id } })).status).toBe(401)
    const other = await createMember(service, { gender: 'f' })
    expect((await share(bride, other)).status).toBe(403)
    await service.db.inTransaction((tx) => updateProfile(tx, groom.id, { phoneVerified: false }))
    expect((await share(bride, groom)).status).toBe(403)
  })

  test('a profile that is not active is not shared by its own member', async () => {
    await setStatus(bride, 'Deactivated')
    expect((await share(bride, bride)).status).toBeGreaterThanOrEqual(400)
  })

  test('ten times a day, also at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => share(bride, groom)))
    expect(made.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(10)
    expect(made.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined()
    passDays(1)
    expect((await share(bride, groom)).status).toBe(200)
  })
})

test('the list shows time and kind of device, and nothing else about readers', async () => {
  const token = await shared(bride, groom)
  await open(token)
  const [link] = await linksOf(groom)
  expect(link).toMatchObject({ bnrId: bride.bnrId, state: 'open' })
  expect(link?.openings).toEqual([{ at: service.time.now.toISOString(), device: 'Android' }])
  expect(await linksOf(bride)).toEqual([])
  const stored = await service.db.select().from(sharedLinkOpenings)
  expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['at', 'device', 'id', 'linkId'])
  expect(JSON.stringify(await service.db.select().from(sharedLinks))).not.toContain(token)
})

test('the download of all data has the links, and a month after they expired they are deleted', async () => {
  await open(await shared(bride, groom))
  const row = await loadProfile(service.db, groom.id)
  const { sharedLinks: links } = await accountOf(service.db, row, ownerOf(row))
  expect(links).toMatchObject([{ of: Number(bride.bnrId), openings: [{ device: 'Android' }] }])
  passDays(38)
  await sweepSharedLinks(service)
  expect(await service.db.select().from(sharedLinks).where(eq(sharedLinks.sharerId, groom.id))).toEqual([])
})
