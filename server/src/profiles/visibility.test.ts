import { lists } from '@bnr/contract/activities/endpoints'
import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { readDraft, readProfile, saveProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { readMatches } from '@bnr/contract/search/matches'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, registerDraft, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { activities } from '../activities/tables.ts'
import { updateProfile } from './store.ts'

const service = useService()

const detail = {
  basic: {
    ...wizardSections.basic,
    email: { address: 'anna@example.com', type: 'P' },
    landline: { number: '044 123' },
    aboutMe: 'Cheerful.',
  },
  professional: {
    ...wizardSections.professional,
    company: 'Apollo',
    designation: 'Head nurse',
    additionalEducation: { degree: 'B.Ed.' },
  },
  location: {
    current: {
      country: 'India',
      state: 'Tamil Nadu',
      city: 'Chennai',
      door: '12 Church Street',
      locality: 'Adyar',
      postalCode: '600020',
    },
  },
}

/** Every field that not everybody sees, by readable path, and who does. */
const seenBy: Record<string, readonly string[]> = {
  'basic.phone': ['contact', 'owner', 'staff'],
  'basic.email': ['owner', 'staff'],
  'basic.landline': ['owner', 'staff'],
  'basic.dateOfBirth': ['owner', 'staff'],
  'basic.contactPersonName': ['owner', 'staff'],
  'basic.contactPersonPhone': ['owner', 'staff'],
  'basic.contactRelationship': ['owner', 'staff'],
  'professional.company': ['owner', 'staff'],
  'professional.designation': ['owner', 'staff'],
  'professional.additionalEducation': ['owner', 'staff'],
  'family.fatherName': ['owner', 'staff'],
  'family.motherName': ['owner', 'staff'],
  'location.current.door': ['owner', 'staff'],
  'location.current.locality': ['owner', 'staff'],
  'location.current.postalCode': ['owner', 'staff'],
  'basic.aboutMe': ['member', 'contact', 'owner', 'staff'],
  'basic.motherTongue': ['member', 'contact', 'owner', 'staff'],
  'basic.maritalStatus': ['member', 'contact', 'owner', 'staff'],
  'family.fatherOccupation': ['member', 'contact', 'owner', 'staff'],
  'location.current.city': ['member', 'contact', 'owner', 'staff'],
  bnrId: ['member', 'contact', 'owner', 'staff'],
  phoneVerified: ['owner', 'staff'],
  registeredAt: ['staff'],
  'basic.ageYears': ['guest', 'member', 'contact', 'owner', 'staff'],
  'basic.height': ['guest', 'member', 'contact', 'owner', 'staff'],
  'religion.denomination': ['guest', 'member', 'contact', 'owner', 'staff'],
  'professional.education.degree': ['guest', 'member', 'contact', 'owner', 'staff'],
  'professional.occupation': ['guest', 'member', 'contact', 'owner', 'staff'],
  'location.current.state': ['guest', 'member', 'contact', 'owner', 'staff'],
}

const at = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], value)

test('each viewer sees each field as the table says, in every call that gives a profile', async () => {
  const bride = await createMember(service, { change: detail })
  const groom = await createMember(service, { gender: 'm' })
  const payer = await createMember(service, { gender: 'm' })
  await service.db
    .insert(activities)
    .values({ fromId: payer.id, toId: bride.id, kind: 'vp', at: new Date(), day: 'infinity' })
  for (const { id } of [groom, payer]) {
    await service.db
      .insert(activities)
      .values({ fromId: bride.id, toId: id, kind: 'v', at: new Date(), day: '2026-01-01' })
  }
  const staff = await createStaff(service, 'cc_executive')
  const read = (token: string) => service.call(readProfile, { query: { pid: bride.bnrId } }, token)
  const found = async (token?: string) => {
    const criteria = token === staff.token ? [{ key: 'pid', operation: 'eq', value: bride.bnrId }] : []
    const { body } = await service.call(searchProfiles, { body: { criteria } }, token)
    return body.results.find(({ id }) => id === bride.id)
  }
  const matched = async (id: number, token: string) => {
    const { body } = await service.call(readMatches, { params: { id } }, token)
    return body.results.find(({ profile }) => profile.id === bride.id)?.profile
  }
  const onDashboard = async (id: number, token: string) => {
    const { body } = await service.call(readDashboard, { params: { id } }, token)
    return [body.profile, ...body.matches.results].find((one) => one.id === bride.id)
  }
  const listed = async (id: number, token: string) => {
    const { body } = await service.call(lists['who-viewed-you'], { params: { id } }, token)
    return body.results.find(({ from }) => from?.id === bride.id)?.from
  }
  const views: [string, unknown][] = [
    ['member', await listed(groom.id, groom.token)],
    ['contact', await listed(payer.id, payer.token)],
    ['staff', await listed(groom.id, staff.token)],
    ['guest', await found()],
    ['member', (await read(groom.token)).body],
    ['member', await found(groom.token)],
    ['contact', (await read(payer.token)).body],
    ['member', await matched(groom.id, groom.token)],
    ['member', await onDashboard(groom.id, groom.token)],
    ['contact', await found(payer.token)],
    ['contact', await matched(payer.id, payer.token)],
    ['contact', await onDashboard(payer.id, payer.token)],
    ['owner', (await read(bride.token)).body],
    ['owner', (await service.call(readDraft, { params: { id: bride.id } }, bride.token)).body],
    ['owner', await onDashboard(bride.id, bride.token)],
    ['staff', (await read(staff.token)).body],
    ['staff', await found(staff.token)],
    ['staff', await matched(groom.id, staff.token)],
  ]
  for (const [viewer, seen] of views) {
    expect(seen, viewer).toBeDefined()
    const visible = Object.keys(seenBy).filter((path) => at(seen, path) !== undefined)
    expect(visible, viewer).toEqual(Object.keys(seenBy).filter((path) => seenBy[path]?.includes(viewer)))
  }
  expect(at(await found(), 'basic.name')).toBe('A M')
})

test('a guest gets no field beyond those decided', async () => {
  await createMember(service, { change: detail })
  const { wire } = await service.call(searchProfiles, { body: { criteria: [] } })
  const [first] = (wire as { results: Record<string, Record<string, unknown>>[] }).results
  expect(Object.keys(first ?? {}).sort()).toEqual([
    'bi',
    'cdt',
    'el',
    'id',
    'li',
    'me',
    'pa',
    'pi',
    'ps',
    'ri',
  ])
  expect(Object.keys(first?.bi ?? {}).sort()).toEqual(['doby', 'ge', 'ged', 'ht', 'na'])
})

test('same gender, blocked, inactive and unknown profiles', async () => {
  const [bride, sister, groom] = [
    await createMember(service),
    await createMember(service),
    await createMember(service, { gender: 'm' }),
  ]
  const read = (pid: string, token: string) => service.call(readProfile, { query: { pid } }, token)
  expect(await read(sister.bnrId, bride.token)).toMatchObject({
    status: 403,
    wire: { message: 'You cannot view same gender profiles' },
  })
  expect((await read('99999999', bride.token)).status).toBe(404)
  expect((await read(groom.bnrId, bride.token)).status).toBe(200)
  await service.db
    .insert(activities)
    .values({ fromId: groom.id, toId: bride.id, kind: 'b', at: new Date(), day: 'infinity' })
  expect((await read(groom.bnrId, bride.token)).status).toBe(404)
  expect((await read(bride.bnrId, groom.token)).status).toBe(404)
  const other = await createMember(service, { gender: 'm' })
  await service.db.inTransaction((tx) => updateProfile(tx, other.id, { status: 'Ready' }))
  expect((await read(other.bnrId, bride.token)).status).toBe(404)
  expect((await read(other.bnrId, other.token)).status).toBe(200)
})

test('changes by the owner: locked fields, foreign profiles, contact details in texts, HTML and SQL kept as text', async () => {
  const [bride, other] = [await createMember(service), await registerDraft(service)]
  const save = (wire: object, id = bride.id) =>
    service.call(saveProfile, { params: { id }, wire }, bride.token)
  expect(await save({ bi: { na: 'New Name' } })).toMatchObject({
    status: 409,
    wire: { code: 'locked_field' },
  })
  expect((await save({ bi: { ph: { cc: '91', nu: '9888888888' } } })).status).toBe(409)
  expect((await save({ bi: { cb: 'Admin' } })).status).toBe(403)
  expect((await save({ bi: { prd: 'Hello' } }, other.id)).status).toBe(404)
  for (const text of ['Call 98765 43210', 'mail me anna@example.com', 'see www.anna.com']) {
    expect(await save({ bi: { prd: text } })).toMatchObject({
      status: 400,
      wire: { fields: { 'bi.prd': expect.stringContaining('Please remove') } },
    })
  }
  const text = `<script>alert(1)</script>'; drop table profiles; -- "quoted"`
  expect((await save({ bi: { prd: text }, ri: { c: text.slice(0, 40) } })).status).toBe(200)
  const { body } = await service.call(readProfile, { query: { pid: bride.bnrId } }, bride.token)
  expect(body.basic?.aboutMe).toBe(text)
  expect((await save({ bi: { zz: 1 } })).wire).toMatchObject({ fields: { 'bi.zz': 'Unknown field zz' } })
  expect((await save({ bi: { wt: null } })).wire).toMatchObject({ fields: { 'bi.wt': 'Select weight' } })
  expect((await save({ bi: { prd: null } })).status).toBe(200)
  const cleared = await service.call(readProfile, { query: { pid: bride.bnrId } }, bride.token)
  expect(cleared.body.basic?.aboutMe).toBeUndefined()
})
