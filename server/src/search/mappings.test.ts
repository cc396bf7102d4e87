import { readSearchMappings } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { specifiedSearchKeys } from '../../test/specification/searchKeys.ts'

const service = useService()

/** The keys and operations of the specification for these levels, sorted. */
const specified = (...levels: string[]) =>
  specifiedSearchKeys
    .filter(([, , , who]) => levels.includes(who))
    .map(([key, operation]) => `${key} ${operation}`)
    .sort()

async function mappingsFor(token?: string): Promise<string[]> {
  const { status, wire } = await service.call(readSearchMappings, {}, token)
  expect(status).toBe(200)
  return (wire as { key: string; op: string }[]).map(({ key, op }) => `${key} ${op}`).sort()
}

test('a guest gets the four keys of the guest search form', async () => {
  expect(await mappingsFor()).toEqual(['bi.dob age_range', 'bi.ge eq', 'ps eq', 'ri.de eq'])
  expect(await mappingsFor()).toEqual(specified('everyone'))
})

test('a draft gets the keys of guests, a member those of members, staff all', async () => {
  const draft = await registerDraft(service, { createdFor: 'Son', gender: 'm' })
  expect(await mappingsFor(draft.token)).toEqual(specified('everyone'))
  expect(await mappingsFor((await createMember(service)).token)).toEqual(specified('everyone', 'members'))
  const staff = await mappingsFor((await createStaff(service)).token)
  expect(staff).toEqual(specified('everyone', 'members', 'staff'))
  expect(staff).toContain('bi.em.v eq')
})
