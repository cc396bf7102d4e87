import { readSearchMappings } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { specifiedSearchKeys } from '../../test/specification/searchKeys.ts'

const service = useService()

/** By the law that was written by hand, as text that compares in any order. */
const lawful = (...levels: string[]) =>
  specifiedSearchKeys
    .filter(([, , , who]) => levels.includes(who))
    .map(([key, operation]) => `${key} ${operation}`)
    .sort()

async function mappingsFor(token?: string): Promise<string[]> {
  const { status, wire } = await service.call(readSearchMappings, {}, token)
  expect(status).toBe(200)
  return (wire as { key: string; op: string }[]).map(({ key, op }) => `${key} ${op}`).sort()
}

test('a guest is told the four that the form of guests asks by', async () => {
  expect(await mappingsFor()).toEqual(['bi.dob age_range', 'bi.ge eq', 'ps eq', 'ri.de eq'])
  expect(await mappingsFor()).toEqual(lawful('everyone'))
})

test('a draft is told no more than a guest, a member what members use, staff everything', async () => {
  const draft = await registerDraft(service, { createdFor: 'Son', gender: 'm' })
  expect(await mappingsFor(draft.token)).toEqual(lawful('everyone'))
  expect(await mappingsFor((await createMember(service)).token)).toEqual(lawful('everyone', 'members'))
  const staff = await mappingsFor((await createStaff(service)).token)
  expect(staff).toEqual(lawful('everyone', 'members', 'staff'))
  expect(staff).toContain('bi.em.v eq')
})
