import { beforeAll, expect, test } from 'vitest'
import { memberships, topUps } from '../../server/src/memberships/tables.ts'
import { portraitsDrawn } from '../../server/test/factories/demoData.ts'
import { useService } from '../../server/test/harness.ts'
import { seedDemo } from './data/seedDemo.ts'
import { seedTopUp } from './topUp.ts'

const service = useService()
beforeAll(() => seedDemo({ ...service, storage: portraitsDrawn }, { profiles: 200 }), 60_000)

test('one member has added ten phone numbers, however often the demo starts', async () => {
  await seedTopUp(service)
  await seedTopUp(service)
  expect(await service.db.select().from(topUps)).toMatchObject([{ phoneContacts: 10, expressInterests: 0 }])
  const found = await service.db.select().from(memberships)
  expect(found.map(({ toppedUpPhoneContacts }) => toppedUpPhoneContacts).filter(Boolean)).toEqual([10])
})
