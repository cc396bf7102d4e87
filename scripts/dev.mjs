import { spawn } from 'node:child_process'
import { watchServer } from './devServer.mjs'
import { ensureInstalled } from './install.mjs'
import { environment, root } from './run.mjs'
import { simulatedGateway } from './simulator.mjs'

ensureInstalled()
const stopServer = watchServer(await simulatedGateway())
const web = spawn('npm', ['run', 'dev', '--workspace', 'web'], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    stopServer()
    web.kill(signal)
  })
