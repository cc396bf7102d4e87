import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handledBy } from '../src/jobs/job.ts'
import { jobs } from '../src/jobs.ts'
import { askStatus } from '../src/payments/gateway/statusCall.ts'
import { startTracing } from '../src/platform/tracing.ts'
import { fillDataDir } from './databases/embedded.ts'
import { createMember } from './factories/profiles.ts'
import { openService, type TestService } from './harness.ts'
import { startProgram } from './program.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Record<string, unknown> }[]
}
const received: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'bnr-traces-'))
let collector: Server
let endpoint = ''
let service: TestService
let stopTracing: () => Promise<void>

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      received.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  stopTracing = await startTracing({ endpoint, service: 'test', share: 1 })
  service = await openService()
})
afterAll(async () => {
  await service.app.close()
  await service.db.close()
  collector.close()
  rmSync(folder, { recursive: true, force: true })
})

const spansIn = (body: string): Span[] =>
  JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: Span[] }[] }) =>
    one.scopeSpans.flatMap(({ spans }) => spans),
  )
const attributeOf = ({ attributes }: Span, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

test('requests, statements, jobs and calls of the gateway arrive as spans, without a value of a member', async () => {
  const member = await createMember(service)
  await service.call(readProfile, { query: { pid: member.bnrId } }, member.token)
  await service.app.inject({ url: '/api/profiles/phone?nu=9876543210' })
  await service.app.inject({ url: '/no/such/page/anita@example.org' })
  const sweep = handledBy(Promise.resolve(service), jobs).find(({ name }) => name === 'sweepLogins')
  await sweep?.handle({}, new AbortController().signal)
  const gateway = { statusUrl: endpoint, workingKey: '0123456789ABCDEF0123456789ABCDEF', accessCode: 'A' }
  const order = { orderId: 'ORDER-9876543210' }
  await expect(
    askStatus(gateway as Parameters<typeof askStatus>[0], order, { timeout: 5000, pauses: [] }),
  ).rejects.toThrow()
  received.splice(0)
  await stopTracing()

  const spans = received.flatMap(spansIn)
  const named = (name: string) => spans.find((one) => one.name === name)
  const read = named('GET /api/profiles')
  expect(
    read && [attributeOf(read, 'http.route'), String(attributeOf(read, 'http.response.status_code'))],
  ).toEqual(['/api/profiles', '200'])
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === read?.spanId)
  expect(statements.map(({ name }) => name)).toContain('SELECT')
  for (const one of statements) expect(one.traceId).toBe(read?.traceId)
  const job = named('job sweepLogins')
  expect(spans.some(({ name, parentSpanId }) => name === 'DELETE' && parentSpanId === job?.spanId)).toBe(true)
  expect(job?.traceId).not.toBe(read?.traceId)
  expect(named('card gateway: status of an order')?.kind).toBe(3)
  const sent = received.join()
  for (const value of [member.bnrId, member.token, '9876543210', 'example.org', 'ORDER', endpoint.slice(-5)])
    expect(sent.replaceAll(`127.0.0.1${endpoint.slice(-6)}`, '')).not.toContain(value)
}, 60_000)

/** The library of metrics imports the small API package, which does nothing by itself. */
const reportLoaded = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ resolve(name, context, next) {
    const found = next(name, context)
    if (found.url.includes('@opentelemetry/') && !found.url.includes('@opentelemetry/api')) console.log('loads ' + found.url)
    return found
  } })`)}`

test('a process without a collector loads nothing of OpenTelemetry, and one with a collector does', async () => {
  await fillDataDir(folder)
  for (const more of [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }]) {
    const started = await startProgram(
      'demo/src/main.ts',
      { DATA_DIR: folder, SEED_PROFILES: '0', ...more },
      ['--import', reportLoaded],
    )
    await fetch(`${started.address}/api/configs/states`)
    started.process.kill('SIGTERM')
    expect(await started.exited).toBe(0)
    expect(started.output().includes('loads file:')).toBe('OTEL_EXPORTER_OTLP_ENDPOINT' in more)
  }
}, 120_000)
