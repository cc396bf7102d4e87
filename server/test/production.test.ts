import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProgram } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'bnr-production-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const production = {
  DATA_DIR: folder,
  APP_MODE: 'production',
  EMBEDDED_DATABASE: 'allowed',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://bnr.example.org',
  TOKEN_SECRET: randomBytes(32).toString('hex'),
}

/** Lets the process fail when it loads something that a production installation does not contain. */
const withoutDemo = `data:text/javascript,${encodeURIComponent(`import { registerHooks } from 'node:module'
registerHooks({
  load: (url, context, next) => {
    if (/\\/(demo|simulator|e2e|bench)\\/|@dicebear|cli-progress/.test(url)) throw new Error('loaded ' + url)
    return next(url, context)
  },
})`)}`

test('production starts without the demo, and prints and knows none of its logins', async () => {
  const service = await startProgram('server/src/main.ts', production, ['--import', withoutDemo])
  await expect.poll(service.output, { timeout: 20_000 }).toContain('BNR Matrimony is up at http')
  expect(service.output()).not.toMatch(/Demo1234|JBSWY3DPEHPK3PXP/)
  const login = await fetch(`${service.address}/api/ues/ali`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ euid: '10000001', pwd: 'Demo1234', ut: 'pu' }),
  })
  expect(login.status).toBe(401)
  service.process.kill('SIGTERM')
  expect(await service.exited).toBe(0)
}, 90_000)

test('each of the two programs refuses the mode of the other', async () => {
  await expect(startProgram('server/src/main.ts', { DATA_DIR: folder })).rejects.toThrow('APP_MODE is demo')
  await expect(startProgram('demo/src/main.ts', production)).rejects.toThrow('APP_MODE is production')
})

test('the check of this file finds a program that loads the demo', async () => {
  const demo = startProgram('demo/src/main.ts', production, ['--import', withoutDemo])
  await expect(demo).rejects.toThrow(/loaded .*\/demo\//)
})
