import { readProfile } from '@bnr/contract/profiles/endpoints'
import { countProfiles } from '@bnr/contract/search/counts'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService({ RATE_LIMITS: 'on' })

const statusesOf = async (count: number, call: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let round = 0; round < count; round++) statuses.push((await call()).status)
  return statuses
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

test('a guest searches 30 times a minute', async () => {
  const guest = () => service.call(searchProfiles, { body: {}, headers: { 'x-test': 'guest' } })
  expect(await statusesOf(31, guest)).toEqual([...times(30, 200), 429])
})

test('a guest counts 60 times a minute, apart from the searches', async () => {
  const guest = () => service.call(countProfiles, { body: {}, headers: { 'x-test': 'guest' } })
  expect(await statusesOf(61, guest)).toEqual([...times(60, 200), 429])
})

test('a member opens 120 profiles a minute', async () => {
  service.time.now = new Date(service.time.now.getTime())
  const groom = await createMember(service, { gender: 'm' })
  const open = () => service.call(readProfile, { query: { pid: groom.bnrId } }, groom.token)
  expect(await statusesOf(121, open)).toEqual([...times(120, 200), 429])
})
