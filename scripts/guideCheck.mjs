import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism, loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { blocksOf, mark, scriptOf } from './guide/blocks.mjs'
import { makeMachine, removeMachine, runIn } from './guide/machine.mjs'
import { outcomes } from './guide/outcome.mjs'
import { openProviders } from './guide/providers.mjs'
import { root } from './run.mjs'

/**
 * Runs the commands of docs/guides/one-machine.md on a fresh Debian 12 in a folder, and tests the result: `npm run
 * guide:check`, as root on Debian. Its ports have to be free. It writes the result into the guide.
 */
const guide = `${root}docs/guides/one-machine.md`
const ports = [80, 443, 3001, 3002, 3100, 5432, 6379, 9090, 9093, 13001, 13002, 13100]
const markers = /(<!-- guide check -->\n)[\s\S]*?(<!-- end -->)/

await requirePorts()
const text = readFileSync(guide, 'utf8')
const { folder, certificate } = makeMachine()
const providers = await openProviders(certificate)
const machine = runIn(folder, scriptOf(blocksOf(text)))
let isGood = false
try {
  const steps = await runGuide(machine)
  const found = await examine(outcomes({ ...certificate, received: providers.received }))
  isGood = found.every(({ isTrue }) => isTrue)
  if (isGood)
    writeFileSync(guide, readFileSync(guide, 'utf8').replace(markers, `$1${report(steps, found)}$2`))
} finally {
  machine.kill('SIGKILL')
  providers.close()
  if (isGood) removeMachine(folder)
  else process.stderr.write(`The folder ${folder} remains for a look at it\n`)
}
process.exit(isGood ? 0 : 1)

async function requirePorts() {
  const busy = await Promise.all(ports.map(isBusy))
  const taken = ports.filter((_, at) => busy[at])
  if (taken.length > 0) throw new Error(`These ports are in use: ${taken.join(', ')}`)
}

function isBusy(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Shows the output, and returns the seconds of each step. */
async function runGuide({ stdout, stderr }) {
  const steps = []
  stderr.pipe(process.stderr)
  for await (const line of createInterface({ input: stdout })) {
    process.stdout.write(`${line}\n`)
    if (!line.startsWith(mark)) continue
    steps.push({ title: line.slice(mark.length + 1), at: performance.now() })
    if (line === `${mark} end`) return steps
  }
  throw new Error(`The guide failed in "${steps.at(-1)?.title}"`)
}

async function examine(sentences) {
  const found = []
  for (const [sentence, check] of sentences) {
    const isTrue = await check().catch((error) => process.stderr.write(`${error}\n`) && false)
    process.stdout.write(`${isTrue ? '✓' : '✗'} ${sentence}\n`)
    found.push({ sentence, isTrue })
  }
  return found
}

function report(steps, found) {
  const seconds = (from, to) => Math.round((to.at - from.at) / 1000)
  const rows = steps.slice(0, -1).map((step, at) => `| ${step.title} | ${seconds(step, steps[at + 1])} |\n`)
  const total = seconds(steps[0], steps.at(-1))
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores at a load of ${Math.round(loadavg()[2])}`
  return `${date}, on ${machine}: the commands took ${total} seconds, and then ${found
    .map(({ sentence }) => sentence)
    .join('; ')}.\n\n| Step | Seconds |\n|---|---|\n${rows.join('')}`
}
