import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestService } from './harness.ts'

/** Adds a field to religion as a developer would, in this one place. */
async function addRow() {
  const { religionInfo } = await import('@bnr/contract/profiles/religion')
  const { field } = await import('@bnr/contract/profiles/field')
  const { isoDate } = await import('@bnr/contract/values')
  Object.assign(religionInfo.fields, {
    baptismDate: field('bd', isoDate('Select baptism date'), 'Baptism date', {
      meaning: 'Day of the baptism, yyyy-MM-dd',
      step: [1, 2],
      required: true,
      seenBy: 'owner',
    }),
  })
}

/** Imports all modules again after the row was added, or without it. */
async function world({ withRow }: { withRow: boolean }) {
  vi.resetModules()
  if (withRow) await addRow()
  const modules = {
    ...(await import('@bnr/contract/profiles/editSections')),
    ...(await import('@bnr/contract/profiles/endpoints')),
    ...(await import('@bnr/contract/profiles/steps')),
    ...(await import('../src/viewing/biodata/content.ts')),
    ...(await import('./documentation.ts')),
    ...(await import('./factories/profiles.ts')),
  }
  const { openService } = await import('./harness.ts')
  return { ...modules, service: await openService() }
}

let service: TestService
let there: Awaited<ReturnType<typeof world>>

beforeAll(async () => {
  there = await world({ withRow: true })
  service = there.service
})
afterAll(async () => {
  await service.app.close()
  await service.db.close()
  vi.resetModules()
})

const baptised = () => ({ religion: { ...there.wizardSections.religion, baptismDate: '2001-04-15' } })

test('a new field appears in its wizard step and edit section, and review requires it', () => {
  expect(there.wizardSteps[0]?.fields.religion).toContain('baptismDate')
  expect(there.sectionOfPath('religion.baptismDate')).toBe('religion')
  expect(there.missingForReview({})).toMatchObject({ 'religion.baptismDate': 'Select baptism date' })
})

test('the server validates a new field by its schema and refuses to clear it, naming its key on the wire', async () => {
  const draft = await there.registerDraft(service)
  const step = (religion: object) =>
    service.call(there.saveStep, { params: { id: draft.id }, wire: { ri: religion } }, draft.token)
  for (const bd of ['15.04.2001', null])
    expect(await step({ de: 'CSI (Church of South India)', sp: 'Born Again', bd })).toMatchObject({
      status: 400,
      wire: { fields: { 'ri.bd': 'Select baptism date' } },
    })
})

test('the owner sees a new field in the profile and the biodata; other members do not', async () => {
  const bride = await there.createMember(service, { change: baptised() })
  const groom = await there.createMember(service, { gender: 'm', change: baptised() })
  const read = async (token: string) =>
    (await service.call(there.readProfile, { query: { pid: bride.bnrId } }, token)).body
  const faith = (lines: ReturnType<typeof there.biodataOf>) =>
    lines.parts.find(({ title }) => title === 'Religion Details')?.lines
  const own = { label: 'Baptism date', value: '2001-04-15' }
  expect(faith(there.biodataOf(await read(bride.token)))).toContainEqual(own)
  const seen = await read(groom.token)
  expect(seen.religion).toMatchObject({ denomination: 'CSI (Church of South India)' })
  expect(seen.religion).not.toHaveProperty('baptismDate')
  expect(faith(there.biodataOf(seen))).not.toContainEqual(expect.objectContaining({ label: own.label }))
})

const apiOf = async ({ app }: TestService) => (await app.inject('/api/docs/json')).body

test('the glossary and OpenAPI document a new field', async () => {
  expect(there.glossaryPage()).toContain(
    '| Religion (change) | `bd` | baptismDate | Day of the baptism, yyyy-MM-dd |',
  )
  expect(await apiOf(service)).toContain('Day of the baptism, yyyy-MM-dd')
})

test('nothing mentions the field without its row', async () => {
  const before = await world({ withRow: false })
  expect(before.glossaryPage()).not.toContain('baptismDate')
  expect(await apiOf(before.service)).not.toContain('Day of the baptism')
  expect(before.missingForReview({})).not.toHaveProperty(['religion.baptismDate'])
  expect(before.sectionOfPath('religion.baptismDate')).toBeUndefined()
  await before.service.app.close()
  await before.service.db.close()
})
