import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = `${root}node_modules/.bin`
/**
 * The environment of every command, which finds the project's own Node and tools first and reuses compiled scripts.
 * Without the limit, glibc keeps freed memory apart for each thread that decodes pictures.
 */
export const environment = {
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
}

/** An address of backups as somebody typed it. npm changes the folder in which a script runs. */
export const backupAddress = (typed) =>
  typed === undefined || typed.startsWith('s3://') ? typed : resolve(process.env.INIT_CWD ?? '.', typed)

/** Runs a command with its output shown; ends this script if it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, env: environment, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command without its output; returns whether it succeeded. */
export function succeeds(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, env: environment, stdio: 'ignore', ...options }).status === 0
}

/** Replaces this script with a command, which receives its signals and sets its exit code. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...environment, ...env }, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
