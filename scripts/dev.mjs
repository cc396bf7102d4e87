import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { environment, root } from './run.mjs'
import { simulatedGateway } from './simulator.mjs'

ensureInstalled()
const gateway = await simulatedGateway()
const parts = [
  spawn('node', ['--watch-path=server/src', '--watch-path=contract/src', 'server/src/main.ts'], {
    cwd: root,
    env: { ...environment, ...gateway },
    stdio: 'inherit',
  }),
  spawn('npm', ['run', 'dev', '--workspace', 'web'], { cwd: root, env: environment, stdio: 'inherit' }),
]
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    for (const part of parts) part.kill(signal)
  })
