import { searchProfiles } from '@bnr/contract/search/endpoints'
import { searchKeys } from '@bnr/contract/search/keys'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

const criterion = (key: string, operation: string, value: unknown) => ({ key, operation, value })
const find = (criterias: unknown[], token?: string) =>
  service.call(searchProfiles, { wire: { criterias }, query: { size: 50 } }, token)
const ids = (answer: Awaited<ReturnType<typeof find>>) => answer.body.results.map(({ id }) => id)

type Who = 'guest' | 'member' | 'staff'
const everyone: Who[] = ['guest', 'member', 'staff']
const members: Who[] = ['member', 'staff']
const staffAlone: Who[] = ['staff']

/** Who may ask by what: written by hand from the specification and the decisions, not taken from the table of keys. */
const mayAsk: [key: string, operation: string, value: unknown, who: Who[]][] = [
  ['ps', 'eq', 'Active', everyone],
  ['bi.ge', 'eq', 'm', everyone],
  ['bi.dob', 'age_range', { gte: 21, lte: 30 }, everyone],
  ['bi.dob', 'eq', '1998-04-12', staffAlone],
  ['ri.de', 'eq', 'Any', everyone],
  ['ri.de', 'like', 'csi', members],
  ['pid', 'eq', '10000001', members],
  ['bi.ht', 'range', { gte: '5.1' }, members],
  ['bi.mt', 'eq', 'Tamil', members],
  ['bi.mt', 'like', 'tam', members],
  ['bi.ms', 'eq', 'Divorced', members],
  ['bi.ms', 'like', 'div', members],
  ['bi.ca', 'eq', 'Nadar', members],
  ['bi.ca', 'like', 'nad', members],
  ['bi.ps', 'eq', 'Normal', members],
  ['bi.ps', 'like', 'norm', members],
  ['ri.sp', 'eq', 'Any', members],
  ['ri.sp', 'like', 'church', members],
  ['pi.edu.de', 'eq', 'B.Sc.', members],
  ['pi.edu.de', 'like', 'b.', members],
  ['pi.oc', 'eq', 'Nurse', members],
  ['pi.oc', 'like', 'nur', members],
  ['pi.od', 'eq', 'Head nurse', members],
  ['pi.od', 'like', 'head', members],
  ['pi.ai', 'range', { gte: 300_000 }, members],
  ['li.ca.co.keyword', 'eq', 'India', members],
  ['li.ca.co.keyword', 'like', 'ind', members],
  ['li.ca.st.keyword', 'eq', 'Kerala', members],
  ['li.ca.st.keyword', 'like', 'ker', members],
  ['li.ca.ct.keyword', 'eq', 'Chennai', members],
  ['li.ca.ct.keyword', 'like', 'chen', members],
  ['fi.fs', 'eq', 'Middle Class', members],
  ['fi.fs', 'like', 'middle', members],
  ['me.ms', 'eq', 'Active', members],
  ['me.mt', 'eq', 'pp', members],
  ['pv', 'eq', true, members],
  ['bi.na', 'eq', 'Anna', staffAlone],
  ['bi.na', 'like', 'Anna', staffAlone],
  ['bi.cb', 'eq', 'Web', staffAlone],
  ['bi.em.v', 'eq', 'a@example.com', staffAlone],
  ['bi.ph.nu', 'eq', '9876543210', staffAlone],
  ['bi.ph.cc', 'eq', '91', staffAlone],
  ['bi.cp.nu', 'eq', '9876543210', staffAlone],
  ['pa', 'eq', true, staffAlone],
  ['el', 'eq', true, staffAlone],
]

test('who may ask by what, for each key and operation', async () => {
  const declared = Object.entries(searchKeys).flatMap(([key, { values }]) =>
    Object.keys(values).map((operation) => `${key} ${operation}`),
  )
  expect(mayAsk.map(([key, operation]) => `${key} ${operation}`).sort()).toEqual(declared.sort())
  const tokens: Record<Who, string | undefined> = {
    guest: undefined,
    member: (await createMember(service)).token,
    staff: (await createStaff(service)).token,
  }
  const refusals = { guest: 'members_criterion', member: 'staff_criterion' } as Record<Who, string>
  for (const [key, operation, value, allowed] of mayAsk) {
    for (const who of everyone) {
      const { status, wire } = await find([criterion(key, operation, value)], tokens[who])
      const { code } = wire as { code?: string }
      const where = `${who}: ${key} ${operation}`
      if (allowed.includes(who)) expect([where, status]).toEqual([where, 200])
      else {
        const refusal = allowed === staffAlone ? 'staff_criterion' : refusals[who]
        expect([where, status, code]).toEqual([where, 403, refusal])
      }
    }
  }
})

test('a birth date cannot be found out by asking', async () => {
  await createMember(service, { gender: 'm' })
  const days = Array.from({ length: 30 }, (_, day) => `1998-04-${String(day + 1).padStart(2, '0')}`)
  for (const token of [undefined, (await createMember(service)).token]) {
    for (const day of days) expect((await find([criterion('bi.dob', 'eq', day)], token)).status).toBe(403)
  }
})

test('like finds any part of a label in capitals or not, eq whole labels, and texts by their beginning', async () => {
  const bride = await createMember(service)
  const groom = await createMember(service, {
    gender: 'm',
    change: {
      religion: { ...wizardSections.religion, denomination: 'Mar Thoma Syrian' },
      professional: { ...wizardSections.professional, occupationDetail: 'Zoo keeper' },
    },
  })
  const found = async (key: string, operation: string, value: unknown) =>
    ids(await find([criterion(key, operation, value)], bride.token)).includes(groom.id)
  expect(await found('ri.de', 'like', 'thoma')).toBe(true)
  expect(await found('ri.de', 'like', ['THOMA', 'nowhere'])).toBe(true)
  expect(await found('ri.de', 'like', 'lutheran')).toBe(false)
  expect(await found('ri.de', 'eq', 'thoma')).toBe(false)
  expect(await found('ri.de', 'eq', 'Mar Thoma Syrian')).toBe(true)
  expect(await found('li.ca.ct.keyword', 'like', 'henna')).toBe(true)
  expect(await found('pi.od', 'like', 'zoo')).toBe(true)
  expect(await found('pi.od', 'eq', 'zoo')).toBe(false)
  expect(await found('pi.od', 'eq', 'zoo KEEPER')).toBe(true)
})

test('members whose number is verified, and staff who find an e-mail in capitals', async () => {
  const staff = await createStaff(service)
  const bride = await createMember(service)
  const [proved, not] = [
    await createMember(service, {
      gender: 'm',
      change: { basic: { ...wizardSections.basic, email: { address: 'Peter.Q@Example.com', type: 'P' } } },
    }),
    await createMember(service, { gender: 'm', phoneVerified: false }),
  ]
  const verified = ids(await find([criterion('pv', 'eq', true)], bride.token))
  expect([verified.includes(proved.id), verified.includes(not.id)]).toEqual([true, false])
  expect((await find([criterion('pv', 'eq', false)], bride.token)).status).toBe(400)
  for (const address of ['peter.q@example.com', 'PETER.Q@EXAMPLE.COM'])
    expect(ids(await find([criterion('bi.em.v', 'eq', address)], staff.token))).toEqual([proved.id])
})
