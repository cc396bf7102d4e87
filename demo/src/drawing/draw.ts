import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./drawProcess.ts', import.meta.url))

/**
 * Converts our own SVG drawings to PNG, by name. It starts another process, since this one blocks the SVG decoder.
 */
export function drawAll<Name extends string>(drawings: ReadonlyMap<Name, string>): Promise<[Name, Buffer][]> {
  if (drawings.size === 0) return Promise.resolve([])
  return new Promise((resolve, reject) => {
    const drawer = fork(program, { serialization: 'advanced', execArgv: [] })
    drawer.once('message', (drawn: [Name, Uint8Array][]) =>
      resolve(drawn.map(([name, png]) => [name, Buffer.from(png)])),
    )
    drawer.once('error', reject)
    drawer.once('exit', (code) =>
      reject(new Error(`The process that converts drawings ended with code ${code}`)),
    )
    drawer.send(drawings)
  })
}
