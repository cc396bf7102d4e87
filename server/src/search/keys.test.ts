import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { specifiedSearchKeys } from '../../test/specification/searchKeys.ts'

const service = useService()

const criterion = (key: string, operation: string, value: unknown) => ({ key, operation, value })
const find = (criterias: unknown[], token?: string) =>
  service.call(searchProfiles, { wire: { criterias }, query: { size: 50 } }, token)
const ids = (answer: Awaited<ReturnType<typeof find>>) => answer.body.results.map(({ id }) => id)

type Who = 'guest' | 'member' | 'staff'
const whoIs = { everyone: ['guest', 'member', 'staff'], members: ['member', 'staff'], staff: ['staff'] }

test('guests, members and staff may use the keys and operations that the specification gives them', async () => {
  const tokens: Record<Who, string | undefined> = {
    guest: undefined,
    member: (await createMember(service)).token,
    staff: (await createStaff(service)).token,
  }
  const refusals = { guest: 'members_criterion', member: 'staff_criterion' } as Record<Who, string>
  for (const [key, operation, value, allowed] of specifiedSearchKeys) {
    for (const who of ['guest', 'member', 'staff'] as const) {
      const { status, wire } = await find([criterion(key, operation, value)], tokens[who])
      const { code } = wire as { code?: string }
      const where = `${who}: ${key} ${operation}`
      if (whoIs[allowed].includes(who)) expect([where, status]).toEqual([where, 200])
      else {
        const refusal = allowed === 'staff' ? 'staff_criterion' : refusals[who]
        expect([where, status, code]).toEqual([where, 403, refusal])
      }
    }
  }
})

test('nobody can find out a birth date by searching for it', async () => {
  await createMember(service, { gender: 'm' })
  const days = Array.from({ length: 30 }, (_, day) => `1998-04-${String(day + 1).padStart(2, '0')}`)
  for (const token of [undefined, (await createMember(service)).token]) {
    for (const day of days) expect((await find([criterion('bi.dob', 'eq', day)], token)).status).toBe(403)
  }
})

test('like finds parts of labels and beginnings of texts, eq whole labels and texts, both regardless of case', async () => {
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

test('members search for verified numbers, and staff find an e-mail address regardless of case', async () => {
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
