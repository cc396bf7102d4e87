import { answers, lists, performActivity, searchActivities } from '@bnr/contract/activities/endpoints'
import { activityVerbs } from '@bnr/contract/activities/kinds'
import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { readProfile, saveProfile, transitionProfile } from '@bnr/contract/profiles/endpoints'
import { readAlbum } from '@bnr/contract/profiles/openings'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { readMatches } from '@bnr/contract/search/matches'
import { expect, test } from 'vitest'
import { createPayer } from '../../test/factories/activities.ts'
import { createMember, type Draft, registerDraft, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { updateProfile } from '../profiles/store.ts'

const service = useService()

const read = (pid: string, token: string) => service.call(readProfile, { query: { pid } }, token)
const criterion = (key: string, operation: string, value: unknown) => ({ key, operation, value })
const verify = 'Verify your mobile number to see full profiles and clear photos'
const submit = 'Send your profile for review to see full profiles and clear photos'

/** From DECISIONS: the full view needs a verified number and a profile that was sent for review at least once. */
test.each([
  ['Draft', true, 'review_not_asked', submit],
  ['Draft', false, 'number_not_verified', verify],
  ['Ready', false, 'number_not_verified', verify],
  ['Active', false, 'number_not_verified', verify],
  ['Rejected', false, 'number_not_verified', verify],
  ['Ready', true, undefined, undefined],
  ['Active', true, undefined, undefined],
  ['Rejected', true, undefined, undefined],
] as const)(
  'a member who is %s (number verified: %s) opens a profile: %s',
  async (status, phoneVerified, code, message) => {
    const bride = await createMember(service)
    const groom = await createMember(service, { gender: 'm', status, phoneVerified })
    const answer = await read(bride.bnrId, groom.token)
    if (!code) return expect(answer.status).toBe(200)
    expect(answer).toMatchObject({ status: 403, wire: { code, message } })
    expect((await read('99999999', groom.token)).wire).toMatchObject({ code })
    expect((await service.call(readAlbum, { params: { id: bride.id } }, groom.token)).wire).toMatchObject({
      code,
    })
    expect((await read(groom.bnrId, groom.token)).status).toBe(200)
  },
)

test('members without the full view search as guests do: same keys, three pages of five, no ids and no names', async () => {
  for (let round = 0; round < 7; round++) await createMember(service)
  const groom = await createMember(service, { gender: 'm', status: 'Draft' })
  const find = (criteria: object[], query = {}) =>
    service.call(searchProfiles, { body: { criteria }, query }, groom.token)
  const { body } = await find([criterion('bi.dob', 'age_range', { gte: 18, lte: 60 })], { size: 50 })
  expect(body.results).toHaveLength(5)
  for (const { id, bnrId, basic } of body.results)
    expect([id, bnrId, basic?.name]).toEqual([undefined, undefined, 'A M'])
  for (const asked of [
    criterion('pid', 'eq', '10000001'),
    criterion('bi.ca', 'eq', 'Nadar'),
    criterion('pv', 'eq', true),
  ])
    expect((await find([asked])).wire).toMatchObject({ code: 'review_not_asked' })
  expect((await find([criterion('bi.dob', 'eq', '1998-04-12')])).status).toBe(403)
  expect((await find([], { page: 2 })).status).toBe(200)
  expect(await find([], { page: 3 })).toMatchObject({ status: 403, wire: { code: 'review_not_asked' } })
})

test('members without the full view cannot act on profiles, whatever their plan', async () => {
  const bride = await createMember(service)
  const groom = await createPayer(service)
  await service.db.inTransaction((tx) => updateProfile(tx, groom.id, { phoneVerified: false }))
  for (const verb of activityVerbs) {
    const params = { id: groom.id, targetId: bride.id }
    expect((await service.call(performActivity[verb], { params }, groom.token)).wire).toMatchObject({
      code: 'number_not_verified',
    })
  }
  const body = { criteria: [criterion('toId', 'eq', groom.id)] }
  expect((await service.call(searchActivities, { body }, groom.token)).wire).toMatchObject({
    code: 'number_not_verified',
  })
})

test('an unverified member sees received interests without ids and can answer them after verifying the number', async () => {
  const bride = await createMember(service)
  const groom = await createPayer(service)
  const params = { id: groom.id, targetId: bride.id }
  const { body } = await service.call(performActivity.like, { params }, groom.token)
  const accept = () => service.call(answers.accept, { params: { id: body.id } }, bride.token)
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { phoneVerified: false }))
  expect((await accept()).status).toBe(403)
  const { body: received } = await service.call(
    lists['interest-received'],
    { params: { id: bride.id } },
    bride.token,
  )
  expect(received.results[0]?.from).toEqual(expect.not.objectContaining({ id: groom.id }))
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { phoneVerified: true }))
  expect((await accept()).status).toBe(200)
})

test('matches of a member without the full view reveal nothing that guests cannot search for', async () => {
  const preferences = { basicPreference: { castes: ['Nadar'], age: { from: 18, to: 60 } } }
  const groom = await createMember(service, { gender: 'm', status: 'Draft', change: preferences })
  const bride = await createMember(service, {
    change: { basic: { ...wizardSections.basic, caste: 'Vellalar' } },
  })
  const { body } = await service.call(
    readMatches,
    { params: { id: groom.id }, query: { direction: 'theirs' } },
    groom.token,
  )
  const { body: seen } = await service.call(readDashboard, { params: { id: groom.id } }, groom.token)
  const everybody = await service.call(searchProfiles, { body: {} }, groom.token)
  expect([body.total, seen.matches.total]).toEqual([everybody.body.total, everybody.body.total])
  expect(body.results.map(({ meets }) => meets)).toEqual(body.results.map(() => ({ mine: [], theirs: [] })))
  expect(JSON.stringify([body, seen])).not.toContain(bride.bnrId)
  expect(
    (await service.call(readMatches, { params: { id: groom.id }, query: { page: 3 } }, groom.token)).status,
  ).toBe(403)
})

test('the token of a registration reads only its own draft and cannot search', async () => {
  const bride = await createMember(service)
  const draft: Draft = await registerDraft(service, { createdFor: 'Son', gender: 'm' })
  expect(await read(bride.bnrId, draft.token)).toMatchObject({
    status: 403,
    wire: { code: 'review_not_asked' },
  })
  expect((await read('99999999', draft.token)).status).toBe(403)
  expect((await read(draft.bnrId, draft.token)).status).toBe(200)
  expect((await service.call(searchProfiles, { body: {} }, draft.token)).status).toBe(403)
})

test.each(['Ready', 'Active', 'Rejected'] as ProfileStatus[])(
  'a profile that is %s cannot change its gender to read the other side',
  async (status) => {
    const change = { basic: { ...wizardSections.basic, createdFor: 'Friend' } }
    const groom = await createMember(service, { gender: 'm', status, change })
    const other = await createMember(service, { gender: 'm' })
    const answer = await service.call(
      saveProfile,
      { params: { id: groom.id }, wire: { bi: { cf: 'Friend', ge: 'f' } } },
      groom.token,
    )
    expect(answer).toMatchObject({ status: 409, wire: { code: 'locked_field' } })
    expect((await read(other.bnrId, groom.token)).wire).toMatchObject({ code: 'same_gender' })
  },
)

test('a draft may change its gender but sees no profile, and cannot change it once it is sent for review', async () => {
  const change = { basic: { ...wizardSections.basic, createdFor: 'Friend' } }
  const draft = await createMember(service, { gender: 'm', status: 'Draft', change })
  const groom = await createMember(service, { gender: 'm' })
  const flip = (gender: string) =>
    service.call(saveProfile, { params: { id: draft.id }, wire: { bi: { ge: gender } } }, draft.token)
  expect((await flip('f')).status).toBe(200)
  expect((await read(groom.bnrId, draft.token)).wire).toMatchObject({ code: 'review_not_asked' })
  expect(
    (await service.call(transitionProfile.ready, { params: { id: draft.id }, body: {} }, draft.token)).status,
  ).toBe(200)
  expect((await read(groom.bnrId, draft.token)).status).toBe(200)
  expect((await flip('m')).status).toBe(409)
})
