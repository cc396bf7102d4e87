import { fork } from 'node:child_process'
import { watch } from 'node:fs'
import { environment, root } from './run.mjs'

const watched = ['server', 'contract', 'demo'].map((side) => `${root}${side}/src`)
/** Milliseconds: editors and Git often write several files at once. */
const settled = 50

/** Runs the server and restarts it when its code changes. Returns a function that ends everything. */
export function watchServer(settings) {
  const env = { ...environment, ...settings }
  const changed = new Set()
  let isEnding = false
  let timer
  let server = begin()

  function begin() {
    const child = fork(`${root}scripts/devProcess.mjs`, { cwd: root, env })
    // It ends by itself when only a new process can read what changed.
    child.once('exit', (code) => {
      if (code === 0 && !isEnding) server = begin()
    })
    return child
  }
  function restart() {
    if (server.connected) server.send([...changed])
    else server = begin()
    changed.clear()
  }
  const watchers = watched.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (!/\.(ts|json|svg)$/.test(name ?? '') || /\.test\.ts$/.test(name)) return
      changed.add(`${folder}/${name}`)
      clearTimeout(timer)
      timer = setTimeout(restart, settled)
    }),
  )
  return () => {
    isEnding = true
    for (const watcher of watchers) watcher.close()
    server.kill('SIGTERM')
  }
}
