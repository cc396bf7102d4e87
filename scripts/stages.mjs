import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment, root } from './run.mjs'

const taken = []

/**
 * Runs stages side by side. What one writes is shown as it comes when it is alone, in one piece at its end otherwise.
 * The first that fails is named, and ends the others and this script.
 */
export async function run(...stages) {
  const children = []
  await Promise.all(
    stages.map(async (stage) => {
      if (await succeeds(stage, stages.length === 1, children)) return
      for (const child of children) child.kill()
      process.stdout.write(`\n== FAILED: ${stage.title}\n`)
      process.exit(1)
    }),
  )
}

async function succeeds({ title, command, env }, alone, children) {
  const start = performance.now()
  const heading = `\n== ${title}\n`
  if (alone) process.stdout.write(heading)
  const [program, ...args] = command
  const stdio = alone ? 'inherit' : ['ignore', 'pipe', 'pipe']
  const child = spawn(program, args, { cwd: root, env: { ...environment, ...env }, stdio })
  children.push(child)
  const written = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => written.push(part))
  const [status] = await once(child, 'close')
  taken.push({ title, seconds: Math.round((performance.now() - start) / 1000) })
  if (!alone) process.stdout.write(heading + Buffer.concat(written))
  return status === 0
}

/** How long each stage took. */
export function summary() {
  const lines = taken.map(({ title, seconds }) => `${String(seconds).padStart(5)} s  ${title}`)
  process.stdout.write(`\n== all passed\n${lines.join('\n')}\n`)
}
