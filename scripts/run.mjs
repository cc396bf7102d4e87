import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = `${root}node_modules/.bin`
/** The environment in which every command finds the project's own Node and tools first, and scripts that were compiled before. */
export const environment = {
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
}

/** Runs a command to its end with its output shown; stops this script when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, env: environment, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** The same, told whether it succeeded. */
export function tried(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, env: environment, stdio: 'ignore', ...options }).status === 0
}

/** Puts a command in place of this script: signals reach it, and its exit code is ours. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...environment, ...env }, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
