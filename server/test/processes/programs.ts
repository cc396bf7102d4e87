import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Copy, makeCopy, openCopy, remove } from '../databases/onServer.ts'
import { callerThrough, openService, type TestService } from '../harness.ts'
import { type Program, startProgram } from '../program.ts'

const secret = 'a secret of tests, long enough to be taken'

type Settings = Readonly<Record<string, string>>

export type Processes = {
  /** Two real processes on one database. */
  web: Program[]
  /** A service of this process on the same database, for creating members and looking at rows. */
  inside: TestService
  start: (role: 'web' | 'jobs', own?: Settings) => Promise<Program>
}

/** Starts two web processes for a test file, with settings that may depend on other servers of the test. */
export function useProcesses(settings: () => Settings | Promise<Settings> = () => ({})): Processes {
  const server = process.env.DATABASE_URL ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'bnr-processes-'))
  const group = {} as Processes
  const started: Program[] = []
  let copy: Copy
  beforeAll(async () => {
    copy = await makeCopy(server)
    const shared = { TOKEN_SECRET: secret, DEMO_SECOND_FACTOR: 'off', ...(await settings()) }
    group.inside = await openService({ ...shared, RATE_LIMITS: 'off' }, (logger) => openCopy(copy, logger))
    group.start = async (role, own = {}) => {
      const program = await startProgram('demo/src/main.ts', {
        ROLE: role,
        DATABASE_URL: copy.url,
        DATABASE_DIRECT_URL: copy.directUrl === copy.url ? '' : copy.directUrl,
        DATA_DIR: folder,
        SEED_PROFILES: '0',
        RATE_LIMITS: 'off',
        STOP_DELAY_SECONDS: '1',
        ...shared,
        ...own,
      })
      started.push(program)
      return program
    }
    group.web = await Promise.all([group.start('web'), group.start('web')])
  })
  afterAll(async () => {
    await Promise.all(started.map((program) => endProgram(program)))
    await group.inside.app.close()
    await group.inside.db.close()
    await remove(server, copy.name)
    rmSync(folder, { recursive: true, force: true })
  })
  return group
}

export function endProgram(program: Program): Promise<number | null> {
  program.process.kill('SIGTERM')
  return program.exited
}

/** Calls the endpoints of a process by its address. */
export const callerAt = (address: string) =>
  callerThrough(async ({ method, url, headers, payload }) => {
    const body = payload === undefined ? {} : { body: JSON.stringify(payload) }
    const type = payload === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(address + url, { method, headers: { ...type, ...headers }, ...body })
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    }
  })
