import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderStorage } from '../src/files/storage.ts'
import { fillDataDir } from './databases/embedded.ts'
import { storeEmptyPortraits } from './factories/demoData.ts'
import { openBank } from './factories/payments.ts'
import { startProgram } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'bnr-payment-'))
const bank = await openBank()
await fillDataDir(folder)
await storeEmptyPortraits(folderStorage(join(folder, 'files')))
afterAll(async () => {
  await bank.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the real program as a merchant of the simulated bank. */
async function startMerchant() {
  const own = { DATA_DIR: folder, SEED_PROFILES: '1', RATE_LIMITS: 'off' }
  const { address, exited, process } = await startProgram('demo/src/main.ts', { ...own, ...bank.settings })
  const kill = async () => {
    process.kill('SIGKILL')
    await exited
  }
  return { address, kill }
}

async function call(address: string, path: string, body: object, token = '') {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Record<string, never> & { results: Record<string, never>[] }
}
const logIn = async (address: string) =>
  String((await call(address, '/ues/ali', { euid: '10000001', pwd: 'Demo1234', ut: 'pu' })).token)
const planAt = async (address: string, at: number) =>
  (await call(address, '/memberships/search?size=500', { criterias: [] })).results[at]?.id

type Merchant = Awaited<ReturnType<typeof startMerchant>>
/** The process that the first test restarts and the second one uses. */
let running: Merchant

test('a kill while invoices are issued leaves no gap in their numbers', async () => {
  const first = await startMerchant()
  const token = await logIn(first.address)
  const numbers: string[] = []
  const issueAll = async (address: string, as: string) => {
    for (let at = 0; at < 45; at++) {
      const mid = await planAt(address, at % 4)
      const { ino } = await call(address, '/invoices', { mid, cs: true }, as)
      if (ino) numbers.push(ino)
    }
  }
  const writing = issueAll(first.address, token).catch(() => undefined)
  await expect.poll(() => numbers.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(5)
  await first.kill()
  await writing
  running = await startMerchant()
  const found = await call(
    running.address,
    '/invoices/search?size=50',
    { criterias: [] },
    await logIn(running.address),
  )
  const serials = found.results.map(({ ino }) => Number(String(ino).split('/')[2])).toSorted((a, b) => a - b)
  expect(serials).toEqual(serials.map((_, at) => (serials[0] ?? 0) + at))
  for (const number of numbers) expect(found.results.map(({ ino }) => ino)).toContain(number)
}, 500_000)

test('after a kill between the answer of the bank and our own, the next start finds the payment', async () => {
  const { address } = running
  const token = await logIn(address)
  const invoice = await call(address, '/invoices', { mid: await planAt(address, 0), cs: true }, token)
  const page = await fetch(`${address}/ccavRequestHandler`, {
    method: 'POST',
    body: new URLSearchParams({ token: invoice.ptk ?? '' }),
  })
  const [, sealed = ''] = (await page.text()).match(/name="encRequest" value="(\w+)"/) ?? []
  await fetch(`${bank.address}/transaction/transaction.do?command=initiateTransaction`, {
    method: 'POST',
    body: new URLSearchParams({ encRequest: sealed, access_code: bank.keys.accessCode }),
  })
  const [order] = (await (await fetch(`${bank.address}/simulator/orders`)).json()) as { orderId: string }[]
  await fetch(`${bank.address}/simulator/orders/${order?.orderId}`, {
    method: 'POST',
    body: '{"status":"Shipped"}',
  })
  await running.kill()

  const second = await startMerchant()
  const again = await logIn(second.address)
  const stateNow = async () =>
    (
      await call(
        second.address,
        '/invoices/search',
        { criterias: [{ key: 'id', operation: 'eq', value: invoice.id }] },
        again,
      )
    ).results[0]?.st
  await expect.poll(stateNow, { timeout: 30_000 }).toBe('Paid')
  await second.kill()
}, 500_000)
