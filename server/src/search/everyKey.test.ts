import { indianDay } from '@bnr/contract/indianDay'
import { adminCalls } from '@bnr/contract/profiles/admin'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { everyField, otherAnswers } from '../../test/factories/everyField.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createPhoto } from '../../test/factories/photos.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { specifiedSearchKeys } from '../../test/specification/searchKeys.ts'
import { updateProfile } from '../profiles/store.ts'

const service = useService()
let people: Record<'anna' | 'beena', TestMember>
let token = ''
let plan = ''
let staffId = 0
let executiveToken = ''

const anna = everyField()
/** Two people without an answer in common. Anna is paid and elite, with a photo and a verified number. */
beforeAll(async () => {
  token = (await createStaff(service)).token
  people = {
    anna: await createMember(service, { change: anna }),
    beena: await createMember(service, {
      gender: 'm',
      change: otherAnswers(),
      status: 'Ready',
      phoneVerified: false,
    }),
  }
  await createPhoto(service, people.anna.id)
  plan = (await giveMembership(service, people.anna.id, { category: 'Elite' })).name
  for (const [name, source] of [
    ['anna', 'ref'],
    ['beena', 'wi'],
  ] as const) {
    const input = { params: { id: people[name].id }, query: { pros: source } }
    await service.call(adminCalls.profileSource, input, token)
  }
  const executive = await createStaff(service, 'tele_executive')
  staffId = executive.id
  executiveToken = executive.token
  await setStaffFields(people.anna, '2026-01-31T23:30+05:30', { teleStaffId: staffId })
  await setStaffFields(people.beena, '2026-02-01T00:30+05:30', { careStaffId: staffId })
})

/** Sets what only staff know: when somebody registered and who is assigned to them. */
const setStaffFields = (
  { id }: TestMember,
  createdAt: string,
  assigned: { teleStaffId?: number; careStaffId?: number },
) => service.db.inTransaction((tx) => updateProfile(tx, id, { createdAt: new Date(createdAt), ...assigned }))

async function finds(key: string, operation: string, value: unknown, searcher = token): Promise<string> {
  const body = { criteria: [{ key, operation, value }] }
  const { body: found, status } = await service.call(searchProfiles, { body, query: { size: 50 } }, searcher)
  if (status !== 200) return `refused with ${status}`
  const ids = found.results.map(({ id }) => id)
  return (
    (['anna', 'beena'] as const).filter((name) => ids.includes(people[name].id)).join(' and ') || 'nobody'
  )
}

/** For each key and operation, a value that finds only Anna and one that finds only Beena. */
const questions: [key: string, operation: string, ofAnna: unknown, ofBeena: unknown][] = [
  ['ps', 'eq', 'Active', 'Ready'],
  ['bi.dob', 'age_range', { gte: 35 }, { lte: 32 }],
  ['bi.dob', 'eq', '1990-04-12', '1995-08-20'],
  ['bi.ge', 'eq', 'f', 'm'],
  ['bi.ht', 'range', { lte: '5.4' }, { gte: '5.10' }],
  ['bi.mt', 'eq', 'Tamil', 'Malayalam'],
  ['bi.mt', 'like', 'amil', 'yal'],
  ['bi.ms', 'eq', 'Divorced', 'Never Married'],
  ['bi.ms', 'like', 'divo', 'never'],
  ['bi.ca', 'eq', 'Nadar', 'Adi'],
  ['bi.ca', 'like', 'nadar', 'adi'],
  ['bi.ps', 'eq', 'Normal', 'Physically Challenged'],
  ['bi.ps', 'like', 'norm', 'phys'],
  ['ri.de', 'eq', 'CSI (Church of South India)', 'Roman Catholic (Latin Rite)'],
  ['ri.de', 'like', 'south india', 'latin'],
  ['ri.sp', 'eq', 'Born Again', 'Born Again and Baptised'],
  ['ri.sp', 'like', undefined, 'and baptised'],
  ['pi.edu.de', 'eq', 'B.Sc.', 'M.E. / M.Tech'],
  ['pi.edu.de', 'like', 'b.sc', 'm.e.'],
  ['pi.oc', 'eq', ['Nurse', 'Teacher'], 'Pastor'],
  ['pi.oc', 'like', 'nurs', 'past'],
  ['pi.od', 'eq', 'WARD', 'zoo chaplain'],
  ['pi.od', 'like', 'war', 'Zoo'],
  ['pi.ai', 'range', { lte: 500_000 }, { gte: 500_000 }],
  ['li.ca.co.keyword', 'eq', 'India', 'Kuwait'],
  ['li.ca.co.keyword', 'like', 'indi', 'kuw'],
  ['li.ca.st.keyword', 'eq', 'Tamil Nadu', 'Hawalli'],
  ['li.ca.st.keyword', 'like', 'nadu', 'hawal'],
  ['li.ca.ct.keyword', 'eq', 'Chennai', undefined],
  ['li.ca.ct.keyword', 'like', 'chen', undefined],
  ['fi.fs', 'eq', 'Middle Class', 'Lower Middle Class'],
  ['fi.fs', 'like', undefined, 'lower'],
  ['me.ms', 'eq', 'Active', undefined],
  ['me.mt', 'eq', 'pp', undefined],
  ['pv', 'eq', true, undefined],
  ['bi.em.v', 'eq', anna.basic.email.address.toUpperCase(), 'beena@example.org'],
  ['bi.cp.nu', 'eq', '9876543210', '9000012345'],
  ['pa', 'eq', true, false],
  ['el', 'eq', true, false],
  ['me', 'eq', true, false],
  ['bi.pros', 'eq', 'Referred by a Member', 'Walk-in'],
  ['bi.pros', 'like', 'member', 'walk'],
  ['cdt', 'range', { lte: '2026-01-31' }, { gte: '2026-02-01' }],
]

test.each(questions)('%s %s', async (key, operation, ofAnna, ofBeena) => {
  if (ofAnna !== undefined) expect(await finds(key, operation, ofAnna)).toBe('anna')
  if (ofBeena !== undefined) expect(await finds(key, operation, ofBeena)).toBe('beena')
})

test('keys of the account find their own profile', async () => {
  for (const name of ['anna', 'beena'] as const) {
    expect(await finds('pid', 'eq', people[name].bnrId)).toBe(name)
    expect(await finds('bi.ph.nu', 'eq', people[name].number)).toBe(name)
  }
  expect(await finds('bi.na', 'eq', 'ANNA MARY')).toBe('anna')
  expect(await finds('bi.na', 'like', 'BEE')).toBe('beena')
  expect(await finds('bi.ph.cc', 'eq', '91')).toBe('anna and beena')
  expect(await finds('bi.ph.cc', 'eq', '971')).toBe('nobody')
  expect(await finds('bi.cb', 'eq', 'Web')).toBe('anna and beena')
  expect(await finds('bi.cb', 'eq', 'Admin')).toBe('nobody')
  expect(await finds('bi.cb', 'like', 'we')).toBe('anna and beena')
  expect(await finds('bi.cp.cc', 'eq', '91')).toBe('anna and beena')
  expect(await finds('bi.cp.cc', 'eq', '1')).toBe('nobody')
})

test('staff find the profiles assigned to somebody, and those assigned to nobody', async () => {
  expect([await finds('tmsid', 'eq', staffId), await finds('ccsid', 'eq', staffId)]).toEqual([
    'anna',
    'beena',
  ])
  expect([await finds('tmsid', 'eq', 0), await finds('ccsid', 'eq', 0)]).toEqual(['beena', 'anna'])
  expect(await finds('mine', 'eq', true, executiveToken)).toBe('anna and beena')
  expect(await finds('mine', 'eq', true)).toBe('nobody')
})

test('a plan is found by its name and by the first day of its membership, both of the same membership', async () => {
  const today = indianDay(service.time.now)
  const tomorrow = indianDay(new Date(service.time.now.getTime() + 86_400_000))
  expect(await finds('pn', 'range', { name: plan })).toBe('anna')
  expect(await finds('pn', 'range', { gte: today, lte: today })).toBe('anna')
  expect(await finds('pn', 'range', { name: plan, gte: tomorrow })).toBe('nobody')
  expect(await finds('pn', 'range', { name: 'Ruby', lte: today })).toBe('nobody')
  expect(await finds('pn', 'range', {})).toBe('anna')
})

test('a draft is uncalled until somebody of the staff calls', async () => {
  const put = (change: { status: 'Draft' | 'Active'; calledAt: Date | null }) =>
    service.db.inTransaction((tx) => updateProfile(tx, people.anna.id, change))
  expect(await finds('uncalled', 'eq', true)).toBe('nobody')
  await put({ status: 'Draft', calledAt: null })
  expect(await finds('uncalled', 'eq', true)).toBe('anna')
  await put({ status: 'Draft', calledAt: service.time.now })
  expect(await finds('uncalled', 'eq', true)).toBe('nobody')
  await put({ status: 'Active', calledAt: null })
})

test('registration dates are days in India, and a range includes both its ends', async () => {
  const registered = (gte?: string, lte?: string) =>
    finds('cdt', 'range', { ...(gte && { gte }), ...(lte && { lte }) })
  expect(await registered('2026-01-31', '2026-02-01')).toBe('anna and beena')
  expect(await registered('2026-02-02', '2026-02-03')).toBe('nobody')
  expect(await registered(undefined, '2026-01-30')).toBe('nobody')
  expect(await registered('2099-01-01')).toBe('nobody')
})

test('every key and operation is tested here', () => {
  const asked = new Set(questions.map(([key, operation]) => `${key} ${operation}`))
  const rest = specifiedSearchKeys.filter(([key, operation]) => !asked.has(`${key} ${operation}`))
  const ofAccount = ['pid', 'nw', 'bi.na', 'bi.na', 'bi.cb', 'bi.cb', 'bi.ph.nu', 'bi.ph.cc', 'bi.cp.cc']
  expect(rest.map(([key]) => key)).toEqual([...ofAccount, 'tmsid', 'ccsid', 'mine', 'uncalled', 'pn'])
})

test('nobody is new for staff, who have no saved searches of members', async () => {
  expect(await finds('nw', 'eq', 1)).toBe('nobody')
})

test('Any excludes nobody, and an unknown label finds nobody', async () => {
  expect(await finds('ri.de', 'eq', 'Any')).toBe('anna and beena')
  expect(await finds('ri.de', 'eq', ['Roman Catholic (Latin Rite)', 'Any'])).toBe('anna and beena')
  expect(await finds('bi.mt', 'eq', 'Klingon')).toBe('nobody')
  expect(await finds('bi.mt', 'eq', ['Tamil', 'Malayalam'])).toBe('anna and beena')
})
