import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountOf, freePort } from '../../../scripts/postgres.mjs'
import { type Account, openSupervisor, type Supervisor } from './supervisor.ts'

/** What the parts of the cluster share: a folder, ports, and the supervisor of all programs. */
export type Machine = {
  folder: string
  /** A free port, each time another. */
  port: () => Promise<number>
  supervisor: Supervisor
  /** Who runs the programs that refuse root. */
  account: Account | undefined
}

export function openMachine(): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-cluster-'))
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  if (account) chownSync(folder, account.uid, account.gid)
  const supervisor = openSupervisor(folder)
  const given = new Set<number>()
  const port = async (): Promise<number> => {
    const free = await freePort()
    if (given.has(free)) return await port()
    given.add(free)
    return free
  }
  if (!process.env.KEEP_CLUSTER_LOGS) supervisor.atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, port, supervisor, account }
}
