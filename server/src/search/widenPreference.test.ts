import { readProfile } from '@bnr/contract/profiles/endpoints'
import { widenPreference } from '@bnr/contract/search/widerMatches'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()
const save = ({ id, token }: TestMember, wider: string, by = token) =>
  service.call(widenPreference, { params: { id }, body: { wider } }, by)

test('preferences that two tabs widen at once both remain, and a repeated save changes nothing', async () => {
  const bride = await createMember(service, {
    change: { basicPreference: { motherTongues: ['Konkani'], age: { from: 25, to: 27 } } },
  })
  const wider = ['motherTongue:Tamil', 'motherTongue:Bodo', 'age:25-30', 'age:23-27', 'motherTongue:Tamil']
  for (const { status } of await Promise.all(wider.map((one) => save(bride, one)))) expect(status).toBe(200)
  const { body } = await service.call(readProfile, { query: { pid: bride.bnrId } }, bride.token)
  expect(body.basicPreference?.age).toEqual({ from: 23, to: 30 })
  expect(body.basicPreference?.motherTongues?.toSorted()).toEqual(['Bodo', 'Konkani', 'Tamil'])
})

test('a wider income that an outdated offer names excludes nobody', async () => {
  const income = { from: 1_000_000, to: 1_000_000 }
  const bride = await createMember(service, { change: { professionalPreference: { income } } })
  expect((await save(bride, 'income:500000-1000000')).status).toBe(200)
  const { body } = await service.call(readProfile, { query: { pid: bride.bnrId } }, bride.token)
  expect(body.professionalPreference?.income).toEqual(income)
})

test('nobody widens the preferences of somebody else', async () => {
  const [bride, other] = [await createMember(service), await createMember(service)]
  expect((await save(bride, 'caste', other.token)).status).toBe(404)
  expect((await save(bride, 'caste', (await createStaff(service)).token)).status).toBe(200)
})

test('unknown preferences and values are refused by name', async () => {
  const bride = await createMember(service)
  for (const wider of ['', 'shoes', 'age:10-20', 'motherTongue:Klingon', 'place:Mars']) {
    const { status, wire } = await save(bride, wider)
    expect([wider, status, Object.keys((wire as { fields: object }).fields)]).toEqual([wider, 400, ['wider']])
  }
})
