import type { Criterion } from '@bnr/contract/criteria'
import { countProfiles } from '@bnr/contract/search/counts'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { specifiedSearchKeys } from '../../test/specification/searchKeys.ts'

const service = useService()

const criterion = (key: string, operation: string, value: unknown): Criterion => ({ key, operation, value })
const equals = (key: string, value: unknown) => criterion(key, 'eq', value)

test('keys, operations and values are refused exactly as by the search', async () => {
  const wrong = [
    equals('bi.xx', 'a'),
    criterion('ri.de', 'range', {}),
    equals('bi.ge', 'm'),
    equals('ps', 'Draft'),
    criterion('bi.dob', 'age_range', { gte: 'old' }),
  ]
  const groom = await createMember(service, { gender: 'm' })
  const staff = (await createStaff(service)).token
  const waiting = await createMember(service, { gender: 'm', status: 'Draft' })
  for (const token of [undefined, waiting.token, groom.token, staff])
    for (const one of [...wrong, equals('bi.ph.nu', '9'), equals('pi.oc', 'Nurse')]) {
      const input = { wire: { criterias: [one] } }
      const counted = await service.call(countProfiles, input, token)
      const found = await service.call(searchProfiles, input, token)
      expect([one, counted.status]).toEqual([one, found.status])
      if (found.status !== 200) expect(counted.wire).toEqual(found.wire)
    }
})

test('members count by the keys and operations of members alone', async () => {
  const bride = await createMember(service)
  for (const [key, operation, value, who] of specifiedSearchKeys) {
    const { status } = await service.call(
      countProfiles,
      { wire: { criterias: [criterion(key, operation, value)] } },
      bride.token,
    )
    expect([key, operation, status]).toEqual([key, operation, who === 'staff' ? 403 : 200])
  }
})
