import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

type ToolName = 'pg_dump' | 'pg_restore'
export type Tool = { path: string; version: string; major: number }

/** Finds the newest tool of this machine. It must not be older than the server, whose data it would not understand. */
export function postgresTool(name: ToolName, serverMajor: number): Tool {
  const [newest] = [name, ...globSync(`/usr/lib/postgresql/*/bin/${name}`)]
    .flatMap(versionOf)
    .sort((a, b) => b.major - a.major)
  if (newest && newest.major >= serverMajor) return newest
  const found = newest ? `this machine has only version ${newest.version}` : 'this machine does not have it'
  throw new Error(
    `PostgreSQL ${serverMajor} needs ${name} ${serverMajor} or newer, but ${found}. Install the package postgresql-client-${serverMajor}`,
  )
}

function versionOf(path: string): Tool[] {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const version = stdout?.match(/\d+(\.\d+)*/)?.[0]
  return version ? [{ path, version, major: Number.parseInt(version, 10) }] : []
}

/** The address of a database as environment variables, because others can read the arguments of a process. */
function connectionVariables(address: string): Record<string, string> {
  const url = new URL(address)
  const { searchParams } = url
  const given = {
    PGHOST: searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
  }
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Starts a tool that connects to a database. `ended` fails with what the tool says. */
export function startTool({ path }: Tool, args: readonly string[], address: string) {
  const child = spawn(path, args, { env: { ...process.env, ...connectionVariables(address) } })
  return { child, ended: endOf(child, path) }
}

function endOf(child: ChildProcess, path: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(-2000)
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`${path} failed: ${said.trim()}`)),
    )
  })
  // Awaited only after its output was read.
  ended.catch(() => undefined)
  return ended
}
