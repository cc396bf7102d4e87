import { login } from '@bnr/contract/accounts/endpoints'
import type { EndpointParts } from '@bnr/contract/endpoint'
import { adminCalls } from '@bnr/contract/profiles/admin'
import {
  profileHistory,
  readProfile,
  saveProfile,
  saveStep,
  transitionProfile,
} from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '../src/profiles/tables.ts'
import { createStaff } from './factories/accounts.ts'
import { createMember, registerDraft } from './factories/profiles.ts'
import { type CallInput, useService } from './harness.ts'

const service = useService()

/** The messages of a 400 by field. */
async function refused(endpoint: EndpointParts, input: CallInput, token?: string) {
  const { status, wire } = await service.call(endpoint, input, token)
  expect(status).toBe(400)
  return (wire as { fields: Record<string, string> }).fields
}

test.each(['a\0b', 'half \ud83d an emoji'])(
  'text that the database cannot store is refused in every field: %j',
  async (text) => {
    const { token, id } = await createMember(service)
    const staff = await createStaff(service, 'tele_manager')
    const plain = 'Use plain text only'
    expect(await refused(login, { wire: { euid: text, pwd: text, ut: 'pu' } })).toEqual({
      euid: plain,
      pwd: plain,
    })
    const change = { bi: { na: text, em: { v: text } }, pi: { od: text } }
    expect(await refused(saveProfile, { params: { id }, wire: change }, token)).toEqual({
      'bi.na': plain,
      'bi.em.v': plain,
      'pi.od': plain,
    })
    expect(
      await refused(transitionProfile.delete, { params: { id }, wire: { rn: text } }, staff.token),
    ).toEqual({
      rn: plain,
    })
    const criterias = [{ key: 'pi.od', operation: 'like', value: text }]
    expect(await refused(searchProfiles, { wire: { criterias } }, token)).toEqual({
      'criterias.0.value': plain,
    })
  },
)

const heightWords = 'Enter a height as feet.inches, e.g. 5.11'
const incomeWords = 'Enter an income in rupees'

test.each([
  ['bi.ht', 'tall', heightWords],
  ['bi.ht', '5.1.1', heightWords],
  ['bi.ht', '5.12', heightWords],
  ['bi.ht', 1e300, heightWords],
  ['pi.ai', 'rich', incomeWords],
  ['pi.ai', 1e300, incomeWords],
  ['pi.ai', -1, incomeWords],
])('a search by %s from %j is refused with a message for its value', async (key, gte, words) => {
  const { token } = await createMember(service)
  const criterias = [{ key, operation: 'range', value: { gte } }]
  expect(await refused(searchProfiles, { wire: { criterias } }, token)).toEqual({
    'criterias.0.value': words,
  })
})

test.each(['4.0', '5.11', '7', '', 'Any'])('a search may start from a height of %j', async (gte) => {
  const { token } = await createMember(service)
  const criterias = [{ key: 'bi.ht', operation: 'range', value: { gte } }]
  expect((await service.call(searchProfiles, { wire: { criterias } }, token)).status).toBe(200)
})

test('an empty or malformed number in a query is refused and does not count as zero', async () => {
  const { id } = await createMember(service)
  const manager = await createStaff(service, 'tele_manager')
  const care = await createStaff(service, 'cc_executive')
  const assign = (ccsid: string) => ({ params: { id }, query: { ccsid } })
  expect((await service.call(adminCalls.careStaffId, assign(String(care.id)), manager.token)).status).toBe(
    200,
  )
  for (const empty of ['', ' ', '0x0', '1e1', 'null'])
    expect(await refused(adminCalls.careStaffId, assign(empty), manager.token)).toEqual({
      ccsid: 'Select a value from the list',
    })
  const [row] = await service.db.select().from(profiles).where(eq(profiles.id, id))
  expect(row?.careStaffId).toBe(care.id)
  for (const query of [{ page: '' }, { size: ' ' }, { page: '1e1' }])
    expect(Object.keys(await refused(profileHistory, { params: { id }, query }, manager.token))).toEqual(
      Object.keys(query),
    )
})

test.each([
  ['1800-01-01', 'Select birth date'],
  ['0000-01-01', 'Select birth date'],
  ['9999-12-31', 'Select birth date'],
  ['1920-01-01', 'Select a birth date of the last 100 years'],
])('%s is refused as a birth date, in a draft and from staff', async (dob, words) => {
  const draft = await registerDraft(service)
  const staff = await createStaff(service)
  const wire = { bi: { dob, mt: 'Tamil' } }
  const byOwner = await refused(saveStep, { params: { id: draft.id }, wire }, draft.token)
  expect(byOwner['bi.dob']).toBe(words)
  const change = { params: { id: draft.id }, query: { dob } }
  const byStaff = await refused(adminCalls.dateOfBirth, change, staff.token)
  expect(byStaff.dob).toBe(words.replace('Select birth date', 'Select dob'))
})

test('derived fields are refused in a request, but a profile may be sent back as it was read', async () => {
  const { id, bnrId, token } = await createMember(service)
  const derived = {
    bi: { ged: 'Female', cfb: 'Parent', doby: 20, dobm: 1, ddf: 'May', ht: { ft: 7, in: 11, dn: 'tall' } },
    pi: { ai: { fr: 0, to: 100_000, dn: 'poor' } },
    bp: { hrp: { fr: { ft: 5, in: 0, dn: 'middling' } } },
  }
  for (const [section, fields] of Object.entries(derived))
    for (const [key, value] of Object.entries(fields)) {
      const named = await refused(
        saveProfile,
        { params: { id }, wire: { [section]: { [key]: value } } },
        token,
      )
      const [path] = Object.keys(named)
      expect(path?.startsWith(`${section}.${key}`)).toBe(true)
      expect(Object.values(named)[0]).toMatch(/^Unknown field (ged|cfb|doby|dobm|ddf|dn)$/)
    }
  const read = (await service.call(readProfile, { query: { pid: bnrId } }, token)).body
  expect(read.basic).toMatchObject({ genderLabel: 'Female', height: { label: '5 ft 4 in (163 cm)' } })
  const { createdBy, profileSource, phone, ...basic } = read.basic ?? {}
  const back = {
    basic: { ...basic, height: { ...basic.height, feet: 7, inches: 11 } },
    professional: read.professional,
  }
  expect((await service.call(saveProfile, { params: { id }, body: back }, token)).body).toMatchObject({
    message: expect.any(String),
  })
  const after = (await service.call(readProfile, { query: { pid: bnrId } }, token)).body
  expect(after.basic?.height).toEqual({ feet: 7, inches: 11, label: '7 ft 11 in (241 cm)' })
})
