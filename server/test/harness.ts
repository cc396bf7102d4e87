import { addressOf } from '@bnr/contract/client'
import type { EndpointParts, Reply } from '@bnr/contract/endpoint'
import { methodsOf } from '@bnr/contract/endpoint'
import { fromWire, toRequest } from '@bnr/contract/rename'
import type { Logger } from 'drizzle-orm'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import type { ConnectionSettings } from '../src/database/databaseSettings.ts'
import { openPlaces } from '../src/files/places.ts'
import type { StoreTimes } from '../src/files/s3/s3Storage.ts'
import { placedStorage } from '../src/files/storedFiles.ts'
import type { JobName, Jobs } from '../src/jobs/queue.ts'
import { jobs } from '../src/jobs.ts'
import { outboxMessenger } from '../src/messages/outbox.ts'
import { seedPlans } from '../src/plans/seed.ts'
import type { Services } from '../src/services/services.ts'
import { memoryStorage } from './memoryStorage.ts'
import { borrowFromTemplate, openFromTemplate } from './template.ts'

export type Answer<R = unknown> = { status: number; body: R; wire: unknown; headers: Record<string, unknown> }

/** A running service with its own database, a clock that tests can move, and jobs that run on demand. */
export type TestService = Services & {
  app: FastifyInstance
  time: { now: Date }
  /** The SQL statements that `work` runs, without those that begin and end transactions. */
  statementsOf: (work: () => Promise<unknown>) => Promise<string[]>
  /** Runs the jobs enqueued so far. */
  workJobs: () => Promise<void>
  /** Calls an endpoint with readable names; decodes the `body` of a successful reply. */
  call: <P extends EndpointParts>(endpoint: P, input?: CallInput, token?: string) => Promise<Answer<Reply<P>>>
}
export type CallInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** The body as sent, for input that the contract would not encode. */
  wire?: unknown
  headers?: Record<string, string>
}

const secret = 'a secret of tests, long enough to be taken'
const usual = {
  TOKEN_SECRET: secret,
  PASSWORD_ESCROW_KEY: secret,
  RATE_LIMITS: 'off',
  // Its own tests turn it on. `SEARCH_INDEX=on vitest run --root server src/search` lets those of searches use it.
  SEARCH_INDEX: process.env.SEARCH_INDEX ?? 'off',
  // Tests of the second factor turn it on.
  DEMO_SECOND_FACTOR: 'off',
  LOG_LEVEL: 'silent',
  // Tests that move the clock by days stay logged in; tests of session expiry set their own values.
  STAFF_SESSION_HOURS: '1000000',
  STAFF_IDLE_MINUTES: '60000000',
}

/** One service for a test file; call it inside `describe` or at the top of the file. */
export function useService(environment: Record<string, string> = {}): TestService {
  const service = {} as TestService
  beforeAll(async () => {
    Object.assign(service, await openService(environment, borrowFromTemplate))
  })
  afterAll(async () => {
    // A connection that a client opened in advance would keep the server open for a minute.
    service.app?.server.closeAllConnections()
    await service.app?.close()
    await service.db?.close()
  })
  return service
}

export async function openService(
  environment: Record<string, string> = {},
  open: (logger: Logger, connections: ConnectionSettings) => Promise<Database> = openFromTemplate,
  storeTimes: StoreTimes = {},
): Promise<TestService> {
  const config = readConfig({ ...usual, ...environment })
  const { logger, statementsOf } = statementCounter()
  const db = await open(logger, config.connections)
  const time = { now: new Date() }
  const clock = { now: () => time.now }
  const { readSecrets } = await import('../src/services/secrets.ts')
  const log = pino({ level: config.logLevel })
  const places = { ...openPlaces(config, storeTimes), folder: memoryStorage() }
  const services: Services = {
    config,
    db,
    clock,
    secrets: readSecrets(config),
    storage: placedStorage({ db, clock, log, places }),
    places,
    messenger: outboxMessenger(db, clock),
    jobs: undefined as unknown as Jobs,
    log,
  }
  const queue: { name: JobName; data: object }[] = []
  services.jobs = {
    enqueue: async (_tx, name, data) => void queue.push({ name, data }),
    enqueueAll: async (_tx, name, all) => void queue.push(...all.map((data) => ({ name, data }))),
    finish: async () => undefined,
    stop: async () => undefined,
  }
  await seedPlans(db, clock)
  const app = await buildApp(services)
  await app.ready()
  app.auditing.onMissing = (problem) => {
    throw new Error(problem)
  }
  return Object.assign(services, {
    app,
    time,
    statementsOf,
    workJobs: async () => {
      for (const { name, data } of queue.splice(0)) await runJob(services, name, data)
    },
    call: callerThrough((request) => app.inject({ ...request, method: request.method as HTTPMethods })),
  })
}

/** Runs a job as the queue would. */
async function runJob(services: Services, name: JobName, data: object): Promise<void> {
  await jobs.find((one) => one.name === name)?.handle(services, data, new AbortController().signal)
}

type Sent = { method: string; url: string; headers: Record<string, string>; payload?: object }
type Received = { statusCode: number; headers: Record<string, unknown>; body: string }

/** Calls endpoints over `send`, with readable names. */
export function callerThrough(send: (request: Sent) => Promise<Received>): TestService['call'] {
  return async (endpoint, input = {}, token) => {
    const bases = { apiBase: '/api', mediaBase: '/media' }
    const encoded =
      endpoint.body && input.body !== undefined ? toRequest(endpoint.body, input.body) : undefined
    const payload = input.wire ?? encoded ?? (endpoint.body ? {} : undefined)
    const response = await send({
      method: methodsOf(endpoint)[0] ?? 'GET',
      url: addressOf(endpoint, input, bases),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...input.headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    const wire: unknown = isJson ? JSON.parse(response.body) : response.body
    const body = response.statusCode < 300 && !endpoint.file ? fromWire(endpoint.reply, wire) : wire
    return { status: response.statusCode, body: body as never, wire, headers: response.headers }
  }
}

function statementCounter() {
  let recorded: string[] | undefined
  const logger = { logQuery: (statement: string) => void recorded?.push(statement) }
  const statementsOf: TestService['statementsOf'] = async (work) => {
    const statements: string[] = []
    recorded = statements
    await work().finally(() => {
      recorded = undefined
    })
    return statements.filter((one) => !/^(begin|commit|rollback|savepoint|release)\b/i.test(one))
  }
  return { logger, statementsOf }
}
