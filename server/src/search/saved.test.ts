import {
  deleteSearch,
  listSavedSearches,
  maxSavedSearches,
  renameSearch,
  saveSearch,
} from '@bnr/contract/search/saved'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()
const query = 'form=staff&status=Draft&age=25-60'

const save = (token: string, name: string, wanted = query) =>
  service.call(saveSearch, { body: { name, query: wanted } }, token)
const namesOf = async (token: string) =>
  (await service.call(listSavedSearches, {}, token)).body.map(({ name }) => name)

test('a search is saved, opened unchanged, renamed and deleted', async () => {
  const { token } = await createStaff(service)
  const { id } = (await save(token, 'Drafts')).body
  await save(token, 'active brides')
  expect((await service.call(listSavedSearches, {}, token)).body[1]).toEqual({ id, name: 'Drafts', query })
  await service.call(renameSearch, { params: { id }, body: { name: 'Adults' } }, token)
  expect(await namesOf(token)).toEqual(['active brides', 'Adults'])
  await service.call(deleteSearch, { params: { id } }, token)
  expect(await namesOf(token)).toEqual(['active brides'])
})

test('each of the staff has their own saved searches, and members have none', async () => {
  const [owner, other] = [await createStaff(service), await createStaff(service)]
  const { id } = (await save(owner.token, 'Mine')).body
  expect(await namesOf(other.token)).toEqual([])
  const input = { params: { id }, body: { name: 'Yours' } }
  expect((await service.call(renameSearch, input, other.token)).status).toBe(404)
  expect((await service.call(deleteSearch, { params: { id } }, other.token)).status).toBe(404)
  expect(await namesOf(owner.token)).toEqual(['Mine'])
  expect((await save((await createMember(service)).token, 'Members have none')).status).toBe(403)
})

test('the name of a saved search is unique in a list, regardless of case', async () => {
  const { token } = await createStaff(service)
  await save(token, 'Drafts')
  const again = await save(token, 'DRAFTS')
  expect(again).toMatchObject({
    status: 400,
    wire: { fields: { na: 'You already have a search with this name' } },
  })
  expect((await save(token, ' ')).wire).toMatchObject({ fields: { na: 'Enter a name' } })
  expect((await save(token, 'Elsewhere', 'https://x.example/?a=1')).status).toBe(400)
})

test('a search for one person cannot be saved', async () => {
  const { token } = await createStaff(service)
  const refused = { fields: { qu: 'You cannot save a search for one person' } }
  for (const wanted of ['form=staff&mobile=9100000001', 'form=id&id=10000001', 'form=staff&%6Dobile=91'])
    expect((await save(token, 'Anita', wanted)).wire).toMatchObject(refused)
})

test('at most fifty searches are saved, even by concurrent requests', async () => {
  const { token } = await createStaff(service)
  const names = Array.from({ length: maxSavedSearches + 3 }, (_, index) => `Search ${index}`)
  const statuses = await Promise.all(names.map(async (name) => (await save(token, name)).status))
  expect(statuses.filter((status) => status === 409)).toHaveLength(3)
  expect(await namesOf(token)).toHaveLength(maxSavedSearches)
})
