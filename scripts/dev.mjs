import { spawn } from 'node:child_process'
import { watchServer } from './devServer.mjs'
import { ensureInstalled } from './install.mjs'
import { environment, root } from './run.mjs'
import { simulatedGateway } from './simulator.mjs'

ensureInstalled()
const stopServer = watchServer(await simulatedGateway(process.env))
// It starts further processes and does not pass signals on to them, so they form a group that ends together.
const options = { cwd: `${root}web`, env: environment, stdio: 'inherit', detached: true }
const web = spawn('react-router', ['dev'], options)
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    stopServer()
    process.kill(-web.pid, signal)
  })
