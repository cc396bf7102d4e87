import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { bodyTimes } from './bodyTimes.ts'

const long = 3_600_000
const service = useService()
/** One app with a short limit between bytes, one with a short limit for the whole body. */
let apps: { stalled: FastifyInstance; whole: FastifyInstance }
beforeAll(async () => {
  apps = {
    stalled: await buildApp(service, undefined, { stalled: 100, whole: long, upload: long }),
    whole: await buildApp(service, undefined, { stalled: long, whole: 100, upload: long }),
  }
  for (const app of Object.values(apps)) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close()
})

/** Sends a request whose body never ends. `closed` resolves when the server closes the connection. */
function unfinished(name: keyof typeof apps, head: string[], trickle = false) {
  const { port } = apps[name].server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`${[...head, 'host: x', 'content-length: 9000'].join('\r\n')}\r\n\r\n{"euid":"`)
  const timer = setInterval(() => trickle && socket.write('1'), 20)
  const closed = new Promise((resolve) => socket.once('close', resolve)).finally(() => clearInterval(timer))
  return { socket, closed }
}
const login = ['POST /api/ues/ali HTTP/1.1', 'content-type: application/json']

test('closes the connection of a body that stops half-way', async () => {
  await unfinished('stalled', login).closed
})

test('closes the connection of a body that arrives too slowly', async () => {
  await unfinished('whole', login, true).closed
})

test('gives an upload more time than any other body', async () => {
  const bride = await createMember(service)
  const head = [
    `POST /media/medias/upload/${bride.id}/ap HTTP/1.1`,
    `authorization: Bearer ${bride.token}`,
    'content-type: multipart/form-data; boundary=b',
  ]
  const upload = unfinished('whole', head)
  await unfinished('whole', login, true).closed
  expect(upload.socket.destroyed).toBe(false)
  upload.socket.destroy()
  await upload.closed
})

test('answers a complete body and keeps the connection open', async () => {
  const { port } = apps.stalled.server.address() as AddressInfo
  const send = () =>
    fetch(`http://127.0.0.1:${port}/api/ues/ali`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  expect([(await send()).status, (await send()).status]).toEqual([400, 400])
})

test('a body may pause for 30 seconds and take 3 minutes, an upload 10', () => {
  expect(bodyTimes).toEqual({ stalled: 30_000, whole: 180_000, upload: 600_000 })
})
