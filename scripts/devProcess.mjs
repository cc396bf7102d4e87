import { reload, watchImports } from './devReload.mjs'
import { root } from './run.mjs'

/**
 * Runs the server for development. On a message with changed files it stops the server, loads only what depends on them
 * again, and starts it: packages, other modules and compiled code remain in the process.
 */
watchImports()
let running = await begin()
let last = Promise.resolve()
process.on('message', (files) => {
  last = last.then(() => restart(files))
})
process.once('disconnect', () => process.exit())
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => end())

async function begin() {
  try {
    const { readConfig } = await import(`${root}server/src/config.ts`)
    const { start } = await import(`${root}server/src/start.ts`)
    const { demoMode } = await import(`${root}demo/src/demo.ts`)
    const config = readConfig()
    const started = await start(config, demoMode(config), `${root}web/build/client`)
    process.stdout.write(started.welcome)
    return started
  } catch (error) {
    // The next change may mend it.
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    return undefined
  }
}

async function restart(files) {
  const began = performance.now()
  await running?.stop()
  // Something else reads this file, so only a new process reads it again.
  if (!reload(files)) return process.exit()
  running = await begin()
  if (running) process.stdout.write(`Restarted in ${Math.round(performance.now() - began)} ms\n`)
}

async function end() {
  await running?.stop()
  process.exit()
}
