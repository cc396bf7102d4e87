import { searchProfiles } from '@bnr/contract/search/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createCounted } from '../../test/factories/countedProfiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()
let token: string
const namesOf = new Map<number, string>()

beforeAll(async () => {
  token = (await createStaff(service, 'tele_manager')).token
  for (const name of ['Samuel Jebaraj', 'P.J.Mathew', "Mary D'Souza", 'Anne-Marie Paul', 'மேரி ஜோசப்'])
    namesOf.set((await createCounted(service, { name })).id, name)
})

test.each([
  ['Jebaraj', 'Samuel Jebaraj'],
  ['jeba SAM', 'Samuel Jebaraj'],
  ['Samuel Jeb', 'Samuel Jebaraj'],
  ['Mathew', 'P.J.Mathew'],
  ['P. J. Mathew', 'P.J.Mathew'],
  ["d'sou", "Mary D'Souza"],
  ['Souza', "Mary D'Souza"],
  ['marie', 'Anne-Marie Paul'],
  ['anne-m', 'Anne-Marie Paul'],
  ['ஜோசப்', 'மேரி ஜோசப்'],
  ['ebaraj', undefined],
  ['Samuel Paul', undefined],
  ["':* & | !", undefined],
])('"%s" finds %s', async (value, found) => {
  const criteria = [{ key: 'bi.na', operation: 'like', value }]
  const { status, body } = await service.call(searchProfiles, { body: { criteria } }, token)
  expect(status).toBe(200)
  expect(body.results.map(({ id }) => namesOf.get(id ?? 0))).toEqual(found ? [found] : [])
})
