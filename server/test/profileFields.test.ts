import { adminCalls } from '@bnr/contract/profiles/admin'
import { readProfile, transitionProfile } from '@bnr/contract/profiles/endpoints'
import type { Viewer } from '@bnr/contract/profiles/field'
import { profile } from '@bnr/contract/profiles/profile'
import { fieldsOf } from '@bnr/contract/wire'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { profiles } from '../src/profiles/tables.ts'
import { createStaff } from './factories/accounts.ts'
import { createPayer, does } from './factories/activities.ts'
import { acceptsInterests } from './factories/conversations.ts'
import { everyField } from './factories/everyField.ts'
import { giveMembership } from './factories/memberships.ts'
import { createPhoto } from './factories/photos.ts'
import { createMember, type TestMember } from './factories/profiles.ts'
import { useService } from './harness.ts'
import { pathsIn } from './paths.ts'
import { neverInProfile, seenFrom, specifiedProfileFields } from './specification/profileFields.ts'

const service = useService()

let staff: Awaited<ReturnType<typeof createStaff>>
const brides: TestMember[] = []
const viewers: Partial<Record<Viewer, TestMember>> = {}

/** Divorced, widowed, rejected and deleted brides: together they have a value in every field. */
beforeAll(async () => {
  staff = await createStaff(service, 'tele_manager')
  viewers.member = await createPayer(service)
  viewers.contact = await createPayer(service)
  for (const lost of [false, true]) brides.push(await createMember(service, { change: everyField({ lost }) }))
  for (const name of ['reject', 'delete'] as const) {
    const { id } = brides[brides.push(await createMember(service, { status: 'Ready' })) - 1] as TestMember
    await service.call(transitionProfile[name], { params: { id }, body: { reason: 'Checked' } }, staff.token)
  }
  const [bride] = brides as [TestMember]
  await giveMembership(service, bride.id, { highlightDuration: 30, goldTagged: true })
  await createPhoto(service, bride.id, { reason: 'Kept' })
  await createPhoto(service, bride.id, { status: 'Ready', processed: false })
  const source = { params: { id: bride.id }, query: { pros: 'wi' } }
  await service.call(adminCalls.profileSource, source, staff.token)
  await change(bride.id, {
    teleStaffId: staff.id,
    careStaffId: staff.id,
    dailyOpenings: 300,
    othersMayShare: false,
  })
  for (const viewer of Object.values(viewers)) await does(service, viewer, 'like', bride)
  await does(service, viewers.contact, 'view_phone', bride)
  await acceptsInterests(service, bride)
})

const change = (id: number, values: Partial<typeof profiles.$inferInsert>) =>
  service.db.update(profiles).set(values).where(eq(profiles.id, id))

function declaredPaths(schema: z.ZodType, before: string[] = []): string[] {
  const fields = fieldsOf(schema)
  if (!fields) return [before.join('.')]
  return Object.entries(fields).flatMap(([name, [, inner]]) => declaredPaths(inner, [...before, name]))
}

test('every field of a profile has a row in the specification table', () => {
  expect(declaredPaths(profile).sort()).toEqual(
    [...Object.keys(specifiedProfileFields), ...neverInProfile].sort(),
  )
})

async function seenBy(viewer: Viewer): Promise<string[]> {
  const found = new Set<string>()
  for (const bride of brides) {
    const token = viewer === 'staff' ? staff.token : viewer === 'owner' ? bride.token : viewers[viewer]?.token
    const { body, status } = await service.call(readProfile, { query: { pid: bride.bnrId } }, token)
    if (status === 200) for (const path of pathsIn(body)) found.add(path)
  }
  return [...found].sort()
}

test.each(['member', 'contact', 'owner', 'staff'] as const)(
  '%s sees exactly the fields of the specification table',
  async (viewer) => {
    expect(await seenBy(viewer)).toEqual(seenFrom(viewer))
  },
)

test('no reply contains unset fields, not even for staff', async () => {
  const bride = await createMember(service)
  const { body } = await service.call(readProfile, { query: { pid: bride.bnrId } }, staff.token)
  const unset = ['teleStaffId', 'teleStaffName', 'careStaffId', 'careStaffName', 'dailyOpenings', 'purgeOn']
  for (const name of unset) expect(body).not.toHaveProperty(name)
})
