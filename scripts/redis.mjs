import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { redis } from './machine.mjs'
import { freePort } from './postgres.mjs'

/** Starts a Redis server that stores nothing on disk. Give the port to start it again where it was. */
export async function startRedis(at) {
  const port = at ?? (await freePort())
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(redis, options, { stdio: 'ignore', cwd: '/' })
  while (!(await answers(port))) await pause(20)
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    process: child,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
