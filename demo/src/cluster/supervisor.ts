import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Account = { uid: number; gid: number }

export type Spec = {
  name: string
  command: readonly [file: string, ...args: string[]]
  cwd?: string
  env?: Record<string, string>
  /** PostgreSQL and Patroni refuse to run as root. */
  account?: Account | undefined
  /** Seconds after which a program that ended by itself is started again, like RestartSec of systemd. */
  restartSeconds: number
}

export type Supervised = {
  name: string
  pid: () => number
  /** Ends it as a crash would; the supervisor starts it again. */
  kill: () => Promise<void>
  /** Ends it for good, with SIGTERM. */
  stop: () => Promise<void>
  /** Starts it again after `stop`, perhaps as another program. */
  start: (changed?: Partial<Spec>) => void
}

export type Supervisor = ReturnType<typeof openSupervisor>

/** Starts programs, restarts those that end, and ends all of them with this process. Their output goes to `folder`. */
export function openSupervisor(folder: string) {
  const living = new Set<ChildProcess>()
  const last: (() => void)[] = []
  process.on('exit', () => {
    for (const child of living) child.kill('SIGKILL')
    for (const work of last) work()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  return {
    run: (spec: Spec): Supervised => supervised(spec, folder, living),
    /** Runs when this process ends, after all programs were killed, in the reverse of this order. */
    atEnd: (work: () => void) => void last.unshift(work),
  }
}

function supervised(given: Spec, folder: string, living: Set<ChildProcess>): Supervised {
  let spec = given
  let isWanted = true
  let child: ChildProcess
  const begin = () => {
    child = launch(spec, folder)
    living.add(child)
    const own = child
    own.on('exit', async () => {
      living.delete(own)
      await pause(spec.restartSeconds * 1000, undefined, { ref: false })
      if (isWanted && own === child) begin()
    })
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!living.has(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  begin()
  return {
    name: spec.name,
    pid: () => child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: async () => {
      isWanted = false
      await end('SIGTERM')
    },
    start: (changed = {}) => {
      spec = { ...spec, ...changed }
      isWanted = true
      begin()
    },
  }
}

function launch({ name, command: [file, ...args], cwd = '/', env, account }: Spec, folder: string) {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const own = { PATH: process.env.PATH ?? '', ...env }
  const child = spawn(file, args, { cwd, env: own, stdio: ['ignore', log, log], ...account })
  child.on('error', () => undefined)
  return child
}
