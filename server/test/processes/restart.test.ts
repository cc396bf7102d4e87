import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '../../src/database/database.ts'
import { createMember } from '../factories/profiles.ts'
import { multipart, picture } from '../photoUploads.ts'
import type { Program } from '../program.ts'
import { startBalancer } from './balancer.ts'
import { endProgram, useProcesses } from './programs.ts'

const group = useProcesses()
const addressOf = (at: number) => group.web[at]?.address ?? ''
const rolesAlive = async () =>
  (await rows<{ role: string }>(group.inside.db, sql`select role from processes order by role`)).map(
    ({ role }) => role,
  )
const photosMade = async () =>
  (await rows<{ processed: boolean }>(group.inside.db, sql`select processed from media`)).map(
    ({ processed }) => processed,
  )

test('a web process queues jobs and runs none; a jobs process runs them and serves no pages', async () => {
  const member = await createMember(group.inside)
  const { payload, type } = multipart(await picture())
  const sent = await fetch(`${addressOf(0)}/media/medias/upload/${member.id}/pp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': type },
    body: new Uint8Array(payload),
  })
  expect(sent.status).toBe(200)
  await pause(700)
  expect(await photosMade()).toEqual([false])

  const jobs = await group.start('jobs')
  expect(await rolesAlive()).toEqual(['jobs', 'web', 'web'])
  await expect.poll(photosMade, { timeout: 30_000 }).toEqual([true])
  const statuses = ['/readyz', '/healthz', '/metrics', '/api/memberships', '/home'].map(
    async (path) => (await fetch(jobs.address + path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404])
  expect(await endProgram(jobs)).toBe(0)
  expect(await rolesAlive()).toEqual(['web', 'web'])
})

test('a restart of each web process in turn under load fails no request', async () => {
  const balancer = await startBalancer(() => group.web.map(({ address }) => address))
  const statuses = new Map<number, number>()
  let busy = true
  let number = 6_100_000_000
  const load = Array.from({ length: 4 }, async () => {
    while (busy) {
      // Faster, these requests would take the processor from the process that starts.
      await pause(60)
      const status = await register(balancer.address, number++)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  try {
    for (const at of [0, 1]) {
      await pause(200)
      const slow = slowRegistration(addressOf(at), number++, 2000)
      const leaving = group.web[at]
      if (!leaving) throw new Error('no process')
      await slow.begun
      leaving.process.kill('SIGTERM')
      await expect.poll(() => readiness(leaving), { timeout: 5000 }).not.toBe(200)
      expect(await slow.status).toBe(200)
      expect(await leaving.exited).toBe(0)
      group.web[at] = await group.start('web')
      await pause(200)
    }
  } finally {
    busy = false
    await Promise.all(load)
    balancer.stop()
  }
  expect([...statuses.keys()]).toEqual([200])
  expect(statuses.get(200)).toBeGreaterThan(100)
})

/** A process that refuses connections is as far as one that says that it is not ready. */
const readiness = ({ address }: Program) =>
  fetch(`${address}/readyz`).then(
    ({ status }) => status,
    () => 'refused',
  )

const registration = (number: number) =>
  JSON.stringify({ bi: { cf: 'Son', ge: 'm', na: 'Abel Raj', ph: { cc: '91', nu: String(number) } } })
const options = { method: 'POST', headers: { 'content-type': 'application/json' } }

async function register(address: string, number: number): Promise<number> {
  const answer = await fetch(`${address}/api/profiles/c`, { ...options, body: registration(number) })
  await answer.text()
  return answer.status
}

/** Sends the rest of a request after a while, as a slow upload does. */
function slowRegistration(address: string, number: number, milliseconds: number) {
  const text = registration(number)
  const begun = Promise.withResolvers<void>()
  const status = new Promise<number | undefined>((resolve, reject) => {
    const sending = request(`${address}/api/profiles/c`, options, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).once('error', reject)
    sending.write(text.slice(0, 20), () => begun.resolve())
    setTimeout(() => sending.end(text.slice(20)), milliseconds)
  })
  return { begun: begun.promise, status }
}
