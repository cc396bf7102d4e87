import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, test as base } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** For journeys with the second factor: each worker starts a demo that asks for it and has no members. */
export const test = base.extend<object, { factorOrigin: string }>({
  factorOrigin: [
    async ({ playwright }, use) => {
      const own = await freePort()
      const origin = `http://localhost:${own}`
      const data = mkdtempSync(join(tmpdir(), 'bnr-factor-'))
      const service = start(own, data)
      try {
        await ready(service, await playwright.request.newContext({ baseURL: origin }))
        await use(origin)
      } finally {
        await stop(service)
        rmSync(data, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ factorOrigin }, use) => use(factorOrigin),
})

/** The port must be known before the service starts, because passkeys belong to an address with its port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const start = (own: number, data: string): ChildProcess =>
  spawn(process.execPath, ['scripts/service.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(own),
      GATEWAY_SIMULATOR_PORT: '0',
      DATA_DIR: data,
      SEED_PROFILES: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      DEMO_SECOND_FACTOR: 'on',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

async function ready(service: ChildProcess, request: APIRequestContext): Promise<void> {
  while (service.exitCode === null) {
    const answer = await request.get('/readyz').catch(() => undefined)
    if (answer?.ok()) return
    await wait(200)
  }
  throw new Error('the service with the second factor did not start')
}

async function stop(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null) return
  const exited = once(service, 'exit')
  service.kill('SIGTERM')
  await exited
}
