import { parseArgs } from 'node:util'
import { onNode24 } from './node24.mjs'
import { root } from './run.mjs'

const usage = 'Usage: npm run files:move -- --to s3|folder [--rate 20]   (megabytes a second)\n'

if (await onNode24()) await main()

async function main() {
  try {
    const { to, rate } = given()
    const { moveAllFiles } = await import(`${root}server/src/moveFiles.ts`)
    const { summary, orphans, orphanCount } = await moveAllFiles(to, rate, everySecond())
    process.stdout.write(`${shown(summary)}, ${summary.left} left.\n`)
    for (const trouble of summary.troubles) process.stdout.write(`  ${trouble}\n`)
    if (orphanCount > 0)
      process.stdout.write(`${orphanCount} files have no row in the database, among them:\n`)
    for (const key of orphans) process.stdout.write(`  ${key}\n`)
    if (summary.left > 0) process.exitCode = 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exitCode = 1
  }
}

function given() {
  const text = { type: 'string' }
  const { to, rate } = parseArgs({ options: { to: text, rate: text } }).values
  const isRight = ['s3', 'folder'].includes(to) && (rate === undefined || Number(rate) > 0)
  if (!isRight) throw new Error('Say where the files go, and how fast if it matters')
  return { to, rate: rate === undefined ? undefined : Number(rate) }
}

function everySecond() {
  let next = 0
  return (summary) => {
    if (Date.now() < next) return
    next = Date.now() + 1000
    process.stdout.write(`${shown(summary)}\n`)
  }
}

function shown({ moved, bytes, deleted, changed, missing, damaged }) {
  return `${moved} files moved (${(bytes / 1e6).toFixed(1)} MB), ${deleted} deleted and ${changed} changed on the way, ${missing} missing, ${damaged} damaged`
}
