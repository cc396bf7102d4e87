import { settingsMessages } from '@bnr/contract/accounts/settings'
import { completion, readProfile, saveProfile } from '@bnr/contract/profiles/endpoints'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, password, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

const save = (member: TestMember, wire: object, token = member.token) =>
  service.call(saveProfile, { params: { id: member.id }, wire }, token)
const read = async (member: TestMember) =>
  (await service.call(readProfile, { query: { pid: member.bnrId } }, member.token)).wire as Record<
    string,
    unknown
  >

const india = { co: 'India', st: 'Tamil Nadu', ct: 'Madurai', a1: '4 Mission Street', zc: '625001' }

/** What each section of the edit page sends, and the message that the person reads. */
const saved: [section: string, wire: object, message: string][] = [
  ['about', { bi: { prd: 'Cheerful and calm.' } }, 'Your Profile Detail has been updated'],
  ['about family', { fi: { fad: 'We pray together.' } }, 'Your Profile Detail has been updated'],
  [
    'basic',
    { bi: { wt: 57, ht: { ft: 5, in: 6 }, ca: 'Nadar', cn: 'Fair', eh: 'Vegetarian' } },
    'Your Basic Details has been updated',
  ],
  [
    'family',
    { fi: { fi: 'J', fn: 'Joseph Raj', fy: { nb: 2, mb: 1, ns: 0 }, mns: 'Kerala', mnd: 'Kottayam' } },
    'Your Family Details has been updated',
  ],
  ['religion', { ri: { c: 'St. Mary’s', ca: 'Choir' } }, 'Your Religious Details has been updated.'],
  [
    'contact',
    {
      bi: { cna: 'Mary Joseph', la: { nu: '044 123456' } },
      li: { ca: india, pa: india },
    },
    'Your Contact Detail has been updated',
  ],
  [
    'professional',
    { pi: { et: 'Private Sector', co: 'Apollo', dn: 'Head nurse', aedu: { de: 'B.Ed.' } } },
    'Your Professional Details has been updated',
  ],
  ['lifestyle', { lsi: { ho: ['Reading'], mu: [] } }, 'Your LifeStyle Details has been updated'],
  [
    'basic and religious preference',
    { bp: { arp: { fr: 24, to: 30 }, msp: ['Never Married'] }, rp: { dp: ['CSI (Church of South India)'] } },
    'Your Basic Preference has been updated',
  ],
  [
    'professional preference',
    { pp: { etp: ['Government'], aip: { fr: 300_000 } } },
    'Your Professional Preference has been updated',
  ],
  [
    'location preference',
    { lp: { linc: ['India'], lins: ['Kerala'], lind: ['Kottayam'] } },
    'Your Location Preference has been updated',
  ],
]

test.each(saved)(
  'the section %s is saved, shown again and confirmed by its own message',
  async (_, wire, message) => {
    const member = await createMember(service)
    const answer = await save(member, wire)
    expect(answer).toMatchObject({ status: 200, wire: { message } })
    expect(await read(member)).toMatchObject(wire)
  },
)

test.each([
  { li: { ca: { co: 'United Arab Emirates', st: 'Dubai' } } },
  { li: { ca: { co: 'United Kingdom', st: 'England', zc: 'SW1A 1AA' } } },
  { li: { ca: { co: 'Nepal', zc: '44600' } } },
  { pi: { ai: { fr: 10_000_000 } } },
  { bi: { cp: null } },
])('accepts %o', async (wire) => {
  const member = await createMember(service)
  expect(await save(member, wire)).toMatchObject({ status: 200 })
})

test('a profile without another contact number is complete', async () => {
  const member = await createMember(service, { status: 'Draft' })
  await save(member, { bi: { cp: null } })
  const { body } = await service.call(completion, { params: { id: member.id } }, member.token)
  expect(body.missing).not.toHaveProperty('bi.cp.nu')
  expect(body.percent).toBeGreaterThanOrEqual(80)
})

test('the date of a spouse’s death is sent with its label', async () => {
  const member = await createMember(service)
  await save(member, { bi: { ms: 'Widow / Widower', noc: '0', dd: '2020-05-01' } })
  expect((await read(member)).bi).toMatchObject({ dd: '2020-05-01', ddf: '1 May 2020' })
})

test('fields that no longer apply are cleared', async () => {
  const member = await createMember(service)
  await save(member, { bi: { ms: 'Divorced', noc: '2', cs: 'w', my: 2015, dm: 3, dy: 2018, sde: 'Apart' } })
  expect(await read(member)).toMatchObject({ bi: { noc: '2', dy: 2018 } })
  await save(member, { bi: { ms: 'Widow / Widower', dd: '2020-05-01' } })
  const widowed = (await read(member)).bi as Record<string, unknown>
  expect(widowed).toMatchObject({ noc: '2', my: 2015, dd: '2020-05-01' })
  expect(widowed).not.toHaveProperty('dy')
  expect(widowed).not.toHaveProperty('sde')
  await save(member, { bi: { ms: 'Never Married' }, pi: { et: 'Not Working', co: 'Apollo' } })
  const { bi, pi } = (await read(member)) as Record<string, Record<string, unknown>>
  for (const key of ['noc', 'cs', 'my', 'dd']) expect(bi).not.toHaveProperty(key)
  expect(pi?.oc).toBe('Not Working')
  for (const key of ['co', 'ai']) expect(pi).not.toHaveProperty(key)
})

test('an object replaces the stored one, so fields that it lacks are removed', async () => {
  const member = await createMember(service)
  await save(member, { li: { pa: india }, bp: { arp: { fr: 24, to: 30 } } })
  await save(member, { li: { pa: { co: 'Kuwait' } }, bp: { arp: { fr: 24 } } })
  const { li, bp } = (await read(member)) as Record<string, Record<string, unknown>>
  expect(li?.pa).toEqual({ co: 'Kuwait' })
  expect(bp?.arp).toEqual({ fr: 24 })
  expect(li?.ca).toMatchObject({ ct: 'Chennai' })
})

const locked = { bi: { na: 'New Name' } }

test.each([
  ['Active', locked, 409],
  ['Active', { bi: { dob: '1997-01-01' } }, 409],
  ['Active', { bi: { cf: 'Son' } }, 409],
  ['Active', { bi: { cf: 'Sister' } }, 200],
  ['Active', { bi: { na: 'Anna Mary' } }, 200],
  ['Ready', locked, 200],
  ['Draft', { bi: { dob: '1997-01-01' } }, 200],
  ['Draft', { bi: { ph: { cc: '91', nu: '9888888888' } } }, 409],
] as const)(
  'an owner whose profile is %s sends %o: status %i',
  async (status: ProfileStatus, wire, expected) => {
    const member = await createMember(service, { status })
    expect((await save(member, wire)).status).toBe(expected)
  },
)

test('staff may edit name and birth date, but number and gender have their own calls', async () => {
  const member = await createMember(service)
  const { token } = await createStaff(service, 'tele_manager')
  expect((await save(member, { bi: { na: 'Anna Maria', dob: '1997-01-01' } }, token)).status).toBe(200)
  expect((await save(member, { bi: { ge: 'm', cf: 'Myself' } }, token)).wire).toMatchObject({
    code: 'locked_field',
    fields: { 'bi.ge': 'Please change this in the admin block' },
  })
  expect((await save(member, { bi: { ph: { cc: '91', nu: '9888888888' } } }, token)).status).toBe(409)
})

test('nobody else can edit a profile', async () => {
  const [bride, groom] = [await createMember(service), await createMember(service, { gender: 'm' })]
  const wire = { bi: { prd: 'Mine now' } }
  expect((await save(bride, wire, groom.token)).status).toBe(404)
  expect((await save({ ...bride, id: 999_999_999 }, wire)).status).toBe(404)
  expect((await save(bride, wire, '')).status).toBe(401)
})

test('a new e-mail address waits for its link, the rest of the section is saved at once', async () => {
  const member = await createMember(service)
  const answer = await save(member, {
    bi: { em: { v: 'anna@example.com' }, la: { nu: '044 123456' } },
    cpwd: password,
  })
  expect(answer.body.message).toBe(`Your Contact Detail has been updated. ${settingsMessages.emailLinkSent}`)
  const { bi } = (await read(member)) as Record<string, Record<string, unknown>>
  expect(bi).toMatchObject({ la: { nu: '044 123456' } })
  expect(bi).not.toHaveProperty('em')
})

test('two sections that are saved at the same time are both stored', async () => {
  const member = await createMember(service)
  const answers = await Promise.all([
    save(member, { bi: { wt: 61 } }),
    save(member, { bi: { prd: 'Calm' } }),
    save(member, { li: { cof: 'India' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await read(member)).toMatchObject({ bi: { wt: 61, prd: 'Calm' }, li: { cof: 'India' } })
})
