import { searchProfiles } from '@bnr/contract/search/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from './factories/accounts.ts'
import { createMember, wizardSections } from './factories/profiles.ts'
import { useService } from './harness.ts'
import * as specified from './specification/searchBounds.ts'

type Bounds<Value> = {
  people: Readonly<Record<string, Value>>
  questions: readonly (readonly [object, string])[]
}

/** Creates the people of a specification table, each with their own value, and runs its searches. */
function walk<Value>(
  name: string,
  key: string,
  { people, questions }: Bounds<Value>,
  change: (value: Value) => object,
) {
  describe(name, () => {
    const service = useService()
    const nameOf = new Map<number, string>()
    let token = ''

    beforeAll(async () => {
      service.time.now = new Date(specified.today)
      token = (await createStaff(service)).token
      for (const [who, value] of Object.entries(people) as [string, Value][])
        nameOf.set((await createMember(service, { change: change(value) })).id, who)
    })

    test.each(questions)('%j finds %s', async (value, found) => {
      const operation = key === 'bi.dob' ? 'age_range' : 'range'
      const body = { criteria: [{ key, operation, value }] }
      const answer = await service.call(searchProfiles, { body, query: { sort: 'cdt,asc' } }, token)
      expect(answer.body.results.map(({ id }) => nameOf.get(id ?? 0)).join(', ')).toBe(found)
      expect(answer.body.total).toBe(found.split(', ').length)
    })
  })
}

const { basic, professional } = wizardSections

walk('ages', 'bi.dob', specified.ages, (dateOfBirth) => ({ basic: { ...basic, dateOfBirth } }))
walk('heights', 'bi.ht', specified.heights, ([feet, inches]) => ({
  basic: { ...basic, height: { feet, inches } },
}))
walk('incomes', 'pi.ai', specified.incomes, ([from, to]) => ({
  professional: { ...professional, annualIncome: { from, to } },
}))
