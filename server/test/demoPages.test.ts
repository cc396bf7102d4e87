import { expect, test } from 'vitest'
import { useSite } from './fakeSite.ts'
import { useService } from './harness.ts'

const service = useService()
const inDemo = useSite(service)
const inProduction = useSite(service, {
  get config() {
    return { ...service.config, production: true }
  },
})

test('the demo outbox does not exist in production', async () => {
  expect((await inDemo.get('/dev/outbox')).statusCode).toBe(200)
  expect((await inProduction.get('/dev/outbox')).statusCode).toBe(404)
  expect((await inProduction.get('/api/dev/outbox')).statusCode).toBe(404)
  expect((await inProduction.get('/ad/staff')).statusCode).toBe(200)
})
