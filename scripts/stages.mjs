import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment, root } from './run.mjs'

const taken = []
const underway = new Set()
process.on('exit', () => {
  for (const child of underway) child.kill()
})

/** Runs a stage with its output shown. If it fails, this script and all running stages end. */
export async function run({ title, command: [program, ...args], env }) {
  const start = performance.now()
  process.stdout.write(`\n== ${title}\n`)
  const child = spawn(program, args, { cwd: root, env: { ...environment, ...env }, stdio: 'inherit' })
  underway.add(child)
  const [status] = await once(child, 'close')
  underway.delete(child)
  if (status !== 0) {
    process.stdout.write(`\n== FAILED: ${title}\n`)
    process.exit(1)
  }
  taken.push({ title, seconds: Math.round((performance.now() - start) / 1000) })
}

/** How long each stage took. */
export function summary() {
  const lines = taken.map(({ title, seconds }) => `${String(seconds).padStart(5)} s  ${title}`)
  process.stdout.write(`\n== all passed\n${lines.join('\n')}\n`)
}
