import { readAudit } from '@bnr/contract/audit/endpoints'
import * as endpoints from '@bnr/contract/imports/endpoints'
import { profileHistory, readProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { csv, heading, person, rowsOf, uploadProfiles } from '../../test/importFiles.ts'
import { users } from '../accounts/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { imports } from './tables.ts'

const service = useService()
let staff: Awaited<ReturnType<typeof createStaff>>
let token: string
beforeAll(async () => {
  staff = await createStaff(service, 'tele_manager')
  token = staff.token
})
beforeEach(() => service.db.delete(imports))

const upload = async (...rows: string[][]) =>
  (await uploadProfiles(service, token, csv(heading, ...rows))).item
const start = (id: number, by = token) => service.call(endpoints.moveImport.start, { params: { id } }, by)
const read = async (id: number) => (await service.call(endpoints.readImport, { params: { id } }, token)).body
const created = () => service.db.$count(profiles, eq(profiles.teleStaffId, staff.id))

test('rows become drafts as staff would create them, once the import is started', async () => {
  const item = await upload(person('Anita Mary'), person('Ruth'))
  expect(item).toMatchObject({ state: 'Preview', counts: { total: 2, included: 2, wrong: 0, duplicates: 0 } })
  const before = await created()
  expect((await start(item.id)).body.state).toBe('Running')
  expect(await created()).toBe(before)
  await service.workJobs()
  expect(await read(item.id)).toMatchObject({
    state: 'Done',
    counts: { created: 2, refused: 0, included: 0 },
  })
  const [row] = await rowsOf(service, token, item.id)
  expect(row).toMatchObject({ result: 'Created', bnrId: expect.stringMatching(/^\d{8}$/) })
  const { body: profile } = await service.call(readProfile, { query: { pid: row?.bnrId } }, token)
  expect(profile).toMatchObject({
    status: 'Draft',
    basic: { name: 'Anita Mary', gender: 'f', createdBy: 'Admin', height: { feet: 5, inches: 4 } },
    religion: { religion: 'Christian', denomination: 'CSI (Church of South India)' },
    location: { current: { country: 'India', state: 'Tamil Nadu', city: 'Madurai' } },
    teleStaffId: staff.id,
  })
  const { body: history } = await service.call(profileHistory, { params: { id: profile.id } }, token)
  expect(history.results).toMatchObject([{ to: 'Draft', by: 'Staff Member' }])
  const admin = await createStaff(service, 'super_admin')
  const audit = async (action: string) =>
    (await service.call(readAudit, { query: { action } }, admin.token)).body.results
  expect(await audit('profile created')).toHaveLength(2)
  expect(await audit('import started')).toMatchObject([{ byId: staff.id }])
})

test('an account of an import has no password: the family logs in with a code', async () => {
  const item = await upload(person('Leah'))
  await start(item.id)
  await service.workJobs()
  const [row] = await rowsOf(service, token, item.id)
  const [user] = await service.db
    .select()
    .from(users)
    .where(eq(users.userName, row?.bnrId ?? ''))
  expect(user).toMatchObject({ type: 'pu', passwordHash: null, sealedPassword: null })
})

test('each error names its row, column and reason, and its row is not imported', async () => {
  const item = await upload(
    person('Good'),
    person('A1', { DOB: '31/02/1998' }),
    person('Young', { DOB: '01/01/2015', Mobile: '12345' }),
    person('Typing', { Denomination: 'Mar Thoma Syrien', Height: 'tall' }),
    person('Nobody', { 'Profile for': '' }),
  )
  expect(item.counts).toMatchObject({ total: 5, included: 1, wrong: 4 })
  const wrong = await rowsOf(service, token, item.id, 'wrong')
  const told = wrong.map(({ id, problems }) => [
    id,
    ...problems.map(({ column, message }) => [column, message]),
  ])
  expect(told).toEqual([
    [3, [2, 'Enter a day such as 12/04/1998, the day before the month'], [0, 'Enter name']],
    [4, [3, 'Enter valid 10 digit phone number'], [2, 'Age must be greater than 18 years']],
    [
      5,
      [5, '“Mar Thoma Syrien” is not in the list. Did you mean Mar Thoma Syrian?'],
      [4, 'Enter a height such as 5 ft 4 in or 164 cm'],
    ],
    [6, [1, 'Select Profile for']],
  ])
  await start(item.id)
  await service.workJobs()
  expect((await read(item.id)).counts).toMatchObject({ created: 1, refused: 0, wrong: 4 })
})

test('columns can be changed, suggestions taken, and the next file of the source remembers them', async () => {
  const rows = [
    ['Who', 'No', 'Born', 'Tongue'],
    ['Sarah', '9123456789', '3 May 1997', 'Malayalm'],
  ]
  const { item } = await uploadProfiles(service, token, csv(...rows), 'A Partner')
  const body = {
    fields: ['name', 'mobile', 'dateOfBirth', 'motherTongue'],
    createdFor: 'Sister',
    profileSource: 'ch',
    suggestions: true,
  }
  const changed = await service.call(endpoints.mapImport, { params: { id: item.id }, body }, token)
  expect(changed.body).toMatchObject({ fields: body.fields, counts: { included: 1, wrong: 0 } })
  const [row] = await rowsOf(service, token, item.id)
  expect(row?.corrected).toEqual(['Malayalm → Malayalam'])
  const again = await uploadProfiles(service, token, csv(...rows), 'a partner')
  expect(again.item.fields).toEqual(body.fields)
  const refused = async (fields: string[]) =>
    (await service.call(endpoints.mapImport, { params: { id: item.id }, body: { ...body, fields } }, token))
      .wire
  expect(await refused(['name', 'name', 'none', 'none'])).toMatchObject({
    message: 'Choose each field for one column only',
  })
  expect(await refused(['name'])).toMatchObject({ message: 'Choose a field for each column' })
})

test('rows that repeat another row or a profile are shown and left out until somebody chooses them', async () => {
  const member = await createMember(service)
  await service.db
    .update(profiles)
    .set({ name: 'Deborah Grace', dateOfBirth: '1998-04-12' })
    .where(eq(profiles.id, member.id))
  const twin = person('Miriam', { DOB: '01/02/1990' })
  const item = await upload(
    twin,
    twin,
    person('Deborah'),
    person('Esther', { Mobile: member.number, DOB: '02/02/1991' }),
  )
  const rows = await rowsOf(service, token, item.id)
  expect(rows.map(({ included, duplicates }) => [included, duplicates])).toEqual([
    [true, []],
    [
      false,
      [
        { kind: 'number', row: 2 },
        { kind: 'person', row: 2 },
      ],
    ],
    [false, [{ kind: 'person', bnrId: member.bnrId }]],
    [false, [{ kind: 'number', bnrId: member.bnrId }]],
  ])
  for (const row of [4, 5]) {
    const params = { id: item.id, row }
    await service.call(endpoints.includeImportRow, { params, body: { included: true } }, token)
  }
  await start(item.id)
  await service.workJobs()
  const done = await rowsOf(service, token, item.id)
  expect(done.map(({ result, note }) => [result, note])).toEqual([
    ['Created', undefined],
    [undefined, undefined],
    ['Created', undefined],
    ['Refused', 'Mobile number already exists.'],
  ])
})

test.each([
  ['no rows', csv(heading)],
  ['nothing', Buffer.from('\n')],
  ['too much', csv(heading, ...Array.from({ length: 2001 }, () => ['x']))],
])('a file with %s is refused with the reason', async (_, content) => {
  const { status, body } = await uploadProfiles(service, token, content)
  expect(status).toBe(400)
  expect(body.fields.file).toEqual(expect.any(String))
})
