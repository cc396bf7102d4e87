import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Checkout = { address: string; stop: () => Promise<void> }

/**
 * Starts a demo from a built checkout in its own process, as our service units start a process, on its own embedded database
 * unless `environment` names another.
 */
export async function startCheckout(
  folder: string,
  profiles: number,
  environment: Record<string, string> = {},
): Promise<Checkout> {
  const data = mkdtempSync(join(tmpdir(), 'bnr-pages-'))
  const server = spawn(process.execPath, ['demo/src/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/node'),
      MALLOC_ARENA_MAX: '2',
      DATA_DIR: data,
      PORT: '0',
      SEED_PROFILES: String(profiles),
      RATE_LIMITS: 'off',
      DEMO_SECOND_FACTOR: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(data, { recursive: true, force: true })
  }
  return { address: await addressFrom(server), stop }
}

/** The address in the start message. */
function addressFrom(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (text: Buffer) => {
      output += text
      const [, address] = /Members +(http:\S+)/.exec(output) ?? []
      if (address) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was up`)))
  })
}
