import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import type { S3Settings } from '../../src/files/fileSettings.ts'

const program = fileURLToPath(new URL('serve.ts', import.meta.url))

type S3Server = {
  settings: S3Settings
  /** The settings as environment variables, with a folder for the files on their way. */
  environment: Record<string, string>
  process: ChildProcess
  stop: () => Promise<void>
  /** Starts it again on the same port, with the same files. */
  restart: () => Promise<void>
}

/** An S3 server for a test file; call it inside `describe` or at the top of the file. */
export function useS3(): S3Server {
  const directory = mkdtempSync(join(tmpdir(), 'bnr-s3-'))
  const server = {} as S3Server
  let port = 0
  const restart = async () => {
    server.process = spawn('node', [program, directory, String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (!server.process.stdout) throw new Error('The S3 server has no output')
    const [line] = await once(server.process.stdout, 'data')
    port = Number(line)
  }
  beforeAll(async () => {
    await restart()
    const settings = {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'bnr-files',
      region: 'ap-south-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    }
    const environment = {
      DATA_DIR: mkdtempSync(join(tmpdir(), 'bnr-s3-data-')),
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY: settings.accessKey,
      S3_SECRET_KEY: settings.secretKey,
    }
    Object.assign(server, { settings, environment, restart, stop: () => ended(server.process) })
  })
  afterAll(async () => {
    await ended(server.process)
    rmSync(directory, { recursive: true, force: true })
  })
  return server
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill('SIGKILL')
  await once(process, 'exit')
}
