import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../scripts/postgres.mjs'
import { openDatabase } from '../server/src/database/database.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { createPair, type Pair, writes } from '../server/test/factories/conversations.ts'
import { openService, type TestService } from '../server/test/harness.ts'
import { type HintStream, openHints } from '../server/test/hintStream.ts'
import { callerAt } from '../server/test/processes/programs.ts'
import { type Program, startProgram } from '../server/test/program.ts'
import { shown, summary } from './statistics.ts'
import { head, print, row } from './tables.ts'

/**
 * node bench/hints.ts: how long a message takes from one process to a stream of another one, and what open streams cost,
 * with two web processes on PostgreSQL.
 */
const secret = 'a secret of the bench, long enough to be taken'
const [pairs, most] = [100, 500]

const folder = mkdtempSync(join(tmpdir(), 'bnr-bench-hints-'))
const postgres = await startPostgres(['fsync=off'])
const processes: Program[] = []
try {
  const service = await openService({ TOKEN_SECRET: secret }, async (logger) => {
    const db = await openDatabase({ url: postgres.url, logger })
    await migrate(db)
    return db
  })
  while (processes.length < 2) processes.push(await startWeb())
  const [writing, reading] = processes as [Program, Program]
  const people: Pair[] = []
  while (people.length < pairs) people.push(await createPair(service))
  const streams = await openAll(reading, people, 2 * pairs)
  head('streams', 'messages', 'p50 ms', 'p95 ms', 'longest ms')
  const times = await writeAll({ ...service, call: callerAt(writing.address) }, people, streams)
  const { p50, p95, max } = summary(times)
  row(streams.length, times.length, shown(p50), shown(p95), shown(max))
  for (const { stream } of streams) stream.close()
  await memoryOf(reading, people)
  await service.app.close()
  await service.db.close()
} finally {
  for (const { process } of processes) process.kill('SIGTERM')
  await Promise.all(processes.map(({ exited }) => exited))
  postgres.stop()
  rmSync(folder, { recursive: true })
}

function startWeb(): Promise<Program> {
  return startProgram('demo/src/main.ts', {
    ROLE: 'web',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SEED_PROFILES: '0',
    RATE_LIMITS: 'off',
    TOKEN_SECRET: secret,
    LOG_LEVEL: 'info',
    STOP_DELAY_SECONDS: '0',
  })
}

type Opened = { bnrId: string; stream: HintStream }

/** Opens streams of the members in turn, until there are so many. */
async function openAll({ address }: Program, people: readonly Pair[], count: number): Promise<Opened[]> {
  const members = people.flatMap(({ groom, bride }) => [groom, bride])
  const opened: Opened[] = []
  for (let at = 0; at < count; at++) {
    const member = members[at % members.length]
    if (!member) throw new Error('no member')
    opened.push({ bnrId: member.bnrId, stream: await openHints(address, member.token) })
  }
  return opened
}

/** Milliseconds from the beginning of each request to the hint at the other side's stream. */
async function writeAll(at: TestService, people: readonly Pair[], streams: readonly Opened[]) {
  const times: number[] = []
  for (const { groom, bride } of people)
    for (const [from, to] of [
      [groom, bride],
      [bride, groom],
    ] as const) {
      const stream = streams.find(({ bnrId }) => bnrId === to.bnrId)?.stream
      const seen = stream?.events.length ?? 0
      const begun = performance.now()
      const sent = writes(at, from, to, 'Greetings from our family')
      while (stream?.events.length === seen && performance.now() - begun < 10_000) await pause(1)
      times.push(performance.now() - begun)
      if ((await sent).status !== 200) throw new Error('a message was refused')
    }
  return times
}

async function memoryOf(reading: Program, people: readonly Pair[]): Promise<void> {
  await pause(5000)
  head('streams', 'RSS MB')
  const before = megabytesOf(reading)
  row(0, shown(before))
  const streams = await openAll(reading, people, most)
  await pause(5000)
  const refused = streams.filter(({ stream }) => stream.status !== 200).length
  row(streams.length - refused, shown(megabytesOf(reading)))
  print('')
  print(`${shown(((megabytesOf(reading) - before) * 1024) / (streams.length - refused))} kB a stream`)
  for (const { stream } of streams) stream.close()
}

function megabytesOf({ process }: Program): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
