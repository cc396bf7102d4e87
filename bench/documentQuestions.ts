import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Profiler } from 'node:inspector'
import { fileURLToPath } from 'node:url'

export type Ready = { database: string; address: string; cookie: string }

/** The commands that the client sends to the server process, with their results. */
export interface Answers {
  /** Adds a route that sends only these bytes. */
  bare: (input: { name: string; html: string }) => Promise<void>
  limit: (input: { pagesAtOnce: number }) => Promise<void>
  /** Milliseconds since the start: of processor time, and with an API call in progress. */
  use: () => Promise<{ processor: number; calls: number }>
  memory: () => Promise<{ heapUsed: number; rss: number }>
  profile: (input: { running: boolean }) => Promise<Profiler.Profile | undefined>
}
type Ask = keyof Answers
type ArgumentsOf<Name extends Ask> = Parameters<Answers[Name]>
export type Question = { ask: Ask | 'done' }

export interface MeasuredServer extends Ready {
  ask: <Name extends Ask>(name: Name, ...input: ArgumentsOf<Name>) => ReturnType<Answers[Name]>
}

/** Measures on each requested database, one after the other in one server process. */
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
  return (async (ask: Ask, input?: object) => {
    server.send({ ask, ...input })
    const [{ result }] = await once(server, 'message')
    return result
  }) as MeasuredServer['ask']
}

async function next(server: ChildProcess, ended: Promise<unknown>): Promise<unknown> {
  const message = once(server, 'message').then(([first]) => first as unknown)
  return await Promise.race([message, ended.then(() => undefined)])
}
