import {
  changeMemberSearch,
  deleteMemberSearch,
  listMemberSearches,
  lookAtMemberSearch,
  maxMemberSearches,
} from '@bnr/contract/search/memberSearches'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { savesSearch, searchOf } from '../../../test/factories/memberSearches.ts'
import { createMember, type TestMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { accountOf } from '../../privacy/account.ts'
import { ownerOf } from '../../privacy/purge.ts'
import { loadProfile, updateProfile } from '../../profiles/store.ts'
import { memberSearches } from './tables.ts'

const service = useService()

const listOf = async ({ id, token }: TestMember) =>
  (await service.call(listMemberSearches, { params: { id } }, token)).body
const namesOf = async (member: TestMember) => (await listOf(member)).map(({ name }) => name)
const change = ({ id, token }: TestMember, searchId: number, body: object) =>
  service.call(changeMemberSearch, { params: { id, searchId }, body }, token)
const remove = ({ id, token }: TestMember, searchId: number) =>
  service.call(deleteMemberSearch, { params: { id, searchId } }, token)

test('a search is saved, opened unchanged, renamed, switched off for the message, and deleted', async () => {
  const bride = await createMember(service)
  const { id } = (await savesSearch(service, bride, 'teacher')).body
  await savesSearch(service, bride, 'Doctor')
  expect((await listOf(bride))[1]).toEqual({
    id,
    name: 'teacher',
    query: searchOf('teacher').query,
    daily: true,
    lookedAt: service.time.now.toISOString(),
    newCount: 0,
    hasMore: false,
  })
  expect((await change(bride, id, { name: 'At school' })).body).toMatchObject({ name: 'At school' })
  await change(bride, id, { daily: false })
  expect((await change(bride, id, {})).body).toMatchObject({ name: 'At school', daily: false })
  expect(await namesOf(bride)).toEqual(['At school', 'Doctor'])
  await remove(bride, id)
  expect(await namesOf(bride)).toEqual(['Doctor'])
})

test('nobody reads, changes or looks at the saved searches of another member', async () => {
  const [owner, other] = [await createMember(service), await createMember(service)]
  const { id } = (await savesSearch(service, owner, 'nurse')).body
  const asOwner = { ...other, id: owner.id }
  expect((await service.call(listMemberSearches, { params: { id: owner.id } }, other.token)).status).toBe(404)
  expect((await savesSearch(service, asOwner, 'Foreign')).status).toBe(404)
  for (const somebody of [other, asOwner]) {
    expect((await change(somebody, id, { name: 'Mine' })).status).toBe(404)
    expect((await remove(somebody, id)).status).toBe(404)
    const look = { params: { id: somebody.id, searchId: id }, body: { at: service.time.now.toISOString() } }
    expect((await service.call(lookAtMemberSearch, look, other.token)).status).toBe(404)
  }
  const staff = await createStaff(service)
  expect((await service.call(listMemberSearches, { params: { id: owner.id } }, staff.token)).status).toBe(403)
  expect((await service.call(listMemberSearches, { params: { id: owner.id } })).status).toBe(401)
  expect(await namesOf(owner)).toEqual(['nurse'])
})

test('the name of a saved search is unique in a list, regardless of case', async () => {
  const bride = await createMember(service)
  const { id } = (await savesSearch(service, bride, 'nurse')).body
  await savesSearch(service, bride, 'pilot')
  const twice = { status: 400, wire: { fields: { na: 'You already have a search with this name' } } }
  expect(await savesSearch(service, bride, 'NURSE')).toMatchObject(twice)
  expect(await change(bride, id, { name: 'Pilot' })).toMatchObject(twice)
  expect((await savesSearch(service, bride, ' ')).wire).toMatchObject({ fields: { na: 'Enter a name' } })
})

const refused: [what: string, other: object, answer: object][] = [
  [
    'for one person by criteria',
    { criteria: [{ key: 'pid', operation: 'eq', value: '10000001' }] },
    { status: 400, wire: { fields: { criterias: 'You cannot save a search for one person' } } },
  ],
  [
    'for one person by address',
    { query: 'form=id&id=10000001' },
    { status: 400, wire: { fields: { qu: 'You cannot save a search for one person' } } },
  ],
  [
    'for the new profiles of a search',
    { criteria: [{ key: 'nw', operation: 'eq', value: 1 }] },
    { status: 400 },
  ],
  ['by a key of staff', { criteria: [{ key: 'pa', operation: 'eq', value: true }] }, { status: 403 }],
  ['for the own gender', { criteria: [{ key: 'bi.ge', operation: 'eq', value: 'f' }] }, { status: 403 }],
  ['by an unknown key', { criteria: [{ key: 'xx', operation: 'eq', value: 1 }] }, { status: 400 }],
  [
    'with too many choices',
    {
      criteria: [{ key: 'bi.ca', operation: 'eq', value: Array.from({ length: 200 }, () => 'x'.repeat(60)) }],
    },
    { status: 400, wire: { fields: { criterias: 'This search has too many choices to save' } } },
  ],
]

test.each(refused)('a search %s is not saved', async (_, other, answer) => {
  const bride = await createMember(service)
  expect(await savesSearch(service, bride, 'Refused', other)).toMatchObject(answer)
  expect(await namesOf(bride)).toEqual([])
})

test('at most ten searches are saved, even by concurrent requests', async () => {
  const bride = await createMember(service)
  const names = Array.from({ length: maxMemberSearches + 3 }, (_, index) => `Search${index}`)
  const answers = await Promise.all(names.map((name) => savesSearch(service, bride, name)))
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  expect(await namesOf(bride)).toHaveLength(maxMemberSearches)
  const full = await savesSearch(service, bride, 'OneMore')
  expect(full.wire).toMatchObject({ message: 'You can keep up to 10 searches. Delete one to save another' })
})

test('members who see what guests see save what guests search by, and learn no number', async () => {
  const bride = await createMember(service, { phoneVerified: false })
  const csi = [{ key: 'ri.de', operation: 'eq', value: 'CSI (Church of South India)' }]
  expect((await savesSearch(service, bride, 'work')).status).toBe(403)
  expect((await savesSearch(service, bride, 'Church', { criteria: csi })).status).toBe(200)
  const [saved] = await listOf(bride)
  expect(saved).toMatchObject({ name: 'Church' })
  expect(saved?.newCount).toBeUndefined()
  expect(saved?.problem).toBeUndefined()
})

test('a search that the member may not run now, or that asks for what our lists do not have, says so', async () => {
  const bride = await createMember(service)
  const { id } = (await savesSearch(service, bride, 'work')).body
  await savesSearch(service, bride, 'Caste', {
    criteria: [{ key: 'bi.ca', operation: 'eq', value: 'A list without it' }],
  })
  const problems = async () => (await listOf(bride)).map(({ problem, newCount }) => [problem, newCount])
  expect(await problems()).toEqual([
    ['outdated', undefined],
    [undefined, 0],
  ])
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { phoneVerified: false }))
  expect(await problems()).toEqual([
    ['closed', undefined],
    ['closed', undefined],
  ])
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { phoneVerified: true }))
  const gone = [{ key: 'gone', operation: 'eq', value: 1 }]
  await service.db.update(memberSearches).set({ criteria: gone }).where(eq(memberSearches.id, id))
  expect((await problems())[1]).toEqual(['outdated', undefined])
})

test('the download of all data contains the saved searches', async () => {
  const bride = await createMember(service)
  await savesSearch(service, bride, 'baker')
  const row = await loadProfile(service.db, bride.id)
  expect((await accountOf(service.db, row, ownerOf(row))).savedSearches).toEqual([
    {
      name: 'baker',
      criteria: searchOf('baker').criteria,
      daily: true,
      createdAt: service.time.now,
      lookedAt: service.time.now,
    },
  ])
})
