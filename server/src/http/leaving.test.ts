import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { leave, prepareLeaving } from './leaving.ts'

/** An app with a reply that takes `milliseconds`, and a caller that keeps its connections. */
async function listening(milliseconds: number) {
  const app = Fastify({ return503OnClosing: false })
  prepareLeaving(app)
  app.get('/quick', async () => 'done')
  app.get('/slow', async () => {
    await pause(milliseconds)
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const call = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      request({ port, path, agent, host: '127.0.0.1' }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection))
      })
        .once('error', reject)
        .end()
    })
  return { app, call, port }
}

test('replies keep their connection until the process leaves, and close it from then on', async () => {
  const { app, call } = await listening(200)
  expect(await call('/quick')).toBe('keep-alive')
  const slow = call('/slow')
  const left = leave(app, { stopDelaySeconds: 0.3, stopSeconds: 5 })
  expect(await call('/quick')).toBe('close')
  expect(await slow).toBe('close')
  await left
  // The agent may not have noticed yet that its connection has been closed.
  await expect(call('/quick')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/)
})

test('an idle connection does not hold up the end', async () => {
  const { app, call } = await listening(0)
  await call('/quick')
  await leave(app, { stopDelaySeconds: 0, stopSeconds: 3600 })
})

test('a connection that was opened in advance does not hold up the end, unlike a request that has begun', async () => {
  const { app, call, port } = await listening(300)
  const begun = once(app.server, 'request')
  const slow = call('/slow')
  await begun
  const opened = connect(port, '127.0.0.1')
  const closed = once(opened, 'close')
  await expect.poll(() => app.unusedConnections.size).toBe(1)
  await leave(app, { stopDelaySeconds: 0, stopSeconds: 3600 })
  await closed
  expect(await slow).toBe('close')
})

test('a request that takes too long is cut off', async () => {
  const { app, call } = await listening(60_000)
  const slow = expect(call('/slow')).rejects.toThrow('socket hang up')
  await pause(100)
  await leave(app, { stopDelaySeconds: 0, stopSeconds: 0.2 })
  await slow
})
