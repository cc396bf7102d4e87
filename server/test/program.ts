import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Compiled code for all programs of all runs: a start takes a fifth less time. */
const compileCache = join(tmpdir(), 'bnr-compile-cache')

export type Program = {
  process: ChildProcess
  address: string
  exited: Promise<number | null>
  output: () => string
}

/** Starts a program of the repository in its own process, on the embedded database, and waits until it listens. */
export async function startProgram(
  file: string,
  settings: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<Program> {
  const { DATABASE_URL: _url, DATABASE_DIRECT_URL: _direct, ...rest } = process.env
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  const child = spawn(process.execPath, [...nodeOptions, path], {
    env: { NODE_COMPILE_CACHE: compileCache, ...rest, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  let output = ''
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
        const found = output.match(/Server listening at (http:\/\/[\d.:]+)/)?.[1]
        if (found) resolve(found)
      })
    child.on('exit', () => reject(new Error(output)))
  })
  return { process: child, address: await address, exited, output: () => output }
}
