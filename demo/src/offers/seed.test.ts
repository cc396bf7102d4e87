import { searchOffers } from '@bnr/contract/offers/endpoints'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createStaff } from '../../../server/test/factories/accounts.ts'
import { createMember } from '../../../server/test/factories/profiles.ts'
import { useService } from '../../../server/test/harness.ts'
import { seedOffers } from './seed.ts'

const service = useService()

test('the demo has one running and one expired offer, however often it is seeded', async () => {
  await seedOffers(service)
  await seedOffers(service)
  const { token } = await createMember(service)
  const { body } = await service.call(searchOffers, { body: { criteria: [] } }, token)
  expect(body.results.map(({ title }) => title)).toEqual(['A blessed beginning'])
  const criteria = [{ key: 'st', operation: 'eq', value: 'Ended' }]
  const staff = await createStaff(service)
  expect((await service.call(searchOffers, { body: { criteria } }, staff.token)).body.total).toBe(1)
})

test('the banners of the demo have the sizes that they claim', async () => {
  const { token } = await createMember(service)
  const { body } = await service.call(searchOffers, { body: { criteria: [] } }, token)
  const [{ banners = [] } = {}] = body.results
  expect(banners).toHaveLength(2)
  for (const { url, format: size } of banners) {
    const { rawPayload } = await service.app.inject(url)
    const { format, width, height } = await sharp(rawPayload).metadata()
    expect([format, `${width}x${height}`]).toEqual(['webp', size])
  }
})
