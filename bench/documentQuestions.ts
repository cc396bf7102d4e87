import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Profiler } from 'node:inspector'
import { fileURLToPath } from 'node:url'

export type Ready = { database: string; address: string; cookie: string }

/** What the client asks of the server's process, and what that answers. */
export interface Answers {
  /** From now on a route sends these bytes and nothing else. */
  bare: (asked: { name: string; html: string }) => Promise<void>
  limit: (asked: { pagesAtOnce: number }) => Promise<void>
  /** Milliseconds since the start: of the processor, and with a call of the API in hand. */
  use: () => Promise<{ processor: number; calls: number }>
  memory: () => Promise<{ heapUsed: number; rss: number }>
  profile: (asked: { running: boolean }) => Promise<Profiler.Profile | undefined>
}
type Ask = keyof Answers
type ArgumentsOf<Name extends Ask> = Parameters<Answers[Name]>
export type Question = { ask: Ask | 'done' }

export interface MeasuredServer extends Ready {
  ask: <Name extends Ask>(name: Name, ...given: ArgumentsOf<Name>) => ReturnType<Answers[Name]>
}

/** Measures on each database that was asked for, one after the other in one server process. */
export async function onServers(measure: (server: MeasuredServer) => Promise<void>): Promise<void> {
  const server = fork(fileURLToPath(new URL('documentServer.ts', import.meta.url)), process.argv.slice(2), {
    execArgv: ['--expose-gc'],
  })
  const ended = once(server, 'exit')
  for (let ready = await next(server, ended); ready; ready = await next(server, ended)) {
    await measure({ ...(ready as Ready), ask: asker(server) })
    server.send({ ask: 'done' })
  }
}

function asker(server: ChildProcess): MeasuredServer['ask'] {
  return (async (ask: Ask, given?: object) => {
    server.send({ ask, ...given })
    const [{ told }] = await once(server, 'message')
    return told
  }) as MeasuredServer['ask']
}

async function next(server: ChildProcess, ended: Promise<unknown>): Promise<unknown> {
  const told = once(server, 'message').then(([message]) => message as unknown)
  return await Promise.race([told, ended.then(() => undefined)])
}
