import { fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { environment, root } from './run.mjs'

const watched = ['server', 'contract', 'demo'].map((side) => `${root}${side}/src`)
/** Milliseconds: editors and Git often write several files at once. */
const settled = 50

/**
 * Runs the server and restarts it when its code changes. The next process has already loaded all packages, which is most of
 * the work of a start. Returns a function that ends everything.
 */
export function watchServer(settings) {
  const env = { ...environment, ...settings }
  let next = prepare(env)
  let current = begin()
  let restarting = Promise.resolve()
  let timer

  function begin() {
    const child = next.connected ? next : prepare(env)
    child.send('start')
    next = prepare(env)
    return child
  }
  async function restart() {
    if (current.exitCode === null && current.signalCode === null) {
      current.kill('SIGTERM')
      await once(current, 'exit')
    }
    current = begin()
  }
  const watchers = watched.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (!/\.(ts|json|svg)$/.test(name ?? '') || /\.test\.ts$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        restarting = restarting.then(restart)
      }, settled)
    }),
  )
  return () => {
    for (const watcher of watchers) watcher.close()
    for (const child of [current, next]) child.kill('SIGTERM')
  }
}

const prepare = (env) => fork(`${root}scripts/devStandby.mjs`, { cwd: root, env })
