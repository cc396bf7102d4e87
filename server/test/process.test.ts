import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Program, startProgram } from './program.ts'

/** All starts use the same data folder one after the other, as after an update. */
const folder = mkdtempSync(join(tmpdir(), 'bnr-process-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the service as `npm start` runs it, together with its simulated bank. */
const startDemo = () =>
  startProgram('scripts/service.mjs', { DATA_DIR: folder, SEED_PROFILES: '0', RATE_LIMITS: 'off' })

const register = (address: string, number: number) =>
  fetch(`${address}/api/profiles/c`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      bi: { cf: 'Son', ge: 'm', na: 'Abel Raj', ph: { cc: '91', nu: String(number) } },
    }),
  })
const exists = async (address: string, number: number) =>
  ((await (await fetch(`${address}/api/profiles/phone?nu=${number}`)).json()) as { result: boolean }).result

const bankOf = ({ output }: Program) => output().match(/Bank \(simulated\) (http:\S+)/)?.[1] ?? ''
const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Ends a demo with a signal and checks that its simulated bank ends too. */
async function endWithItsBank(demo: Program, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const bank = bankOf(demo)
  expect(await answers(bank)).toBe(true)
  demo.process.kill(signal)
  const status = await demo.exited
  await expect.poll(() => answers(bank), { timeout: 5000 }).toBe(false)
  return status
}

const acknowledged: number[] = []

test('a demo that is killed while it writes ends its bank too', async () => {
  const first = await startDemo()
  await expect.poll(() => bankOf(first), { timeout: 20_000 }).not.toBe('')
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let count = 0; count < 500; count++) {
      const number = 6_000_000_000 + writer * 1000 + count
      const answer = await register(first.address, number).catch(() => undefined)
      if (!answer) return
      if (answer.status === 200) acknowledged.push(number)
    }
  })
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(40)
  await endWithItsBank(first, 'SIGKILL')
  await Promise.all(writers)
}, 90_000)

test('the next start has every acknowledged write, refuses a second process, and ends on SIGTERM', async () => {
  const second = await startDemo()
  for (const number of acknowledged) expect(await exists(second.address, number), String(number)).toBe(true)
  await expect(startDemo()).rejects.toThrow('Another process is using the data folder')
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
  await expect.poll(() => bankOf(second), { timeout: 20_000 }).not.toBe('')
  expect(await endWithItsBank(second, 'SIGTERM')).toBe(0)
}, 90_000)
