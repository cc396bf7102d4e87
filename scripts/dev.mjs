import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { environment, root } from './run.mjs'
import { simulatedGateway } from './simulator.mjs'

ensureInstalled()
const gateway = await simulatedGateway()
const watched = ['server', 'contract', 'demo'].map((side) => `--watch-path=${side}/src`)
const parts = [
  spawn('node', [...watched, 'demo/src/main.ts'], {
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
