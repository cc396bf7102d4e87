import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { serveMetrics } from './metrics.ts'

const demo = useService()
const production = useService({ APP_MODE: 'production' })
const withPort = useService({ METRICS_PORT: '9464' })
const withDocs = useService({ APP_MODE: 'production', API_DOCS: 'on' })
const statusOf = async (service: typeof demo, url: string) => (await service.app.inject(url)).statusCode

test('metrics are on the public port only in a demo without a metrics port', async () => {
  expect(await statusOf(demo, '/metrics')).toBe(200)
  expect(await statusOf(production, '/metrics')).toBe(404)
  expect(await statusOf(withPort, '/metrics')).toBe(404)
})

test('the metrics port serves metrics and nothing else', async () => {
  const server = await serveMetrics(production.app.metrics, 0, '127.0.0.1')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('process_cpu_seconds_total')
  expect((await fetch(`${address}/api/profiles`)).status).toBe(404)
  server.close()
})

test('production documents its API only when this is switched on', async () => {
  expect(await statusOf(demo, '/api/docs/json')).toBe(200)
  expect(await statusOf(production, '/api/docs/json')).toBe(404)
  expect(await statusOf(withDocs, '/api/docs/json')).toBe(200)
})
