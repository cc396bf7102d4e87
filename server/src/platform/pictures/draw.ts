import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./drawProcess.ts', import.meta.url))

/**
 * Makes PNG of named drawings in SVG, all our own. It takes a process of its own, since no decoder of SVG runs in
 * this one.
 */
export function drawAll<Name extends string>(drawings: ReadonlyMap<Name, string>): Promise<[Name, Buffer][]> {
  if (drawings.size === 0) return Promise.resolve([])
  return new Promise((resolve, reject) => {
    const drawer = fork(program, { serialization: 'advanced', execArgv: [] })
    drawer.once('message', (drawn: [Name, Uint8Array][]) =>
      resolve(drawn.map(([name, png]) => [name, Buffer.from(png)])),
    )
    drawer.once('error', reject)
    drawer.once('exit', (code) => reject(new Error(`The drawing process ended with ${code}`)))
    drawer.send(drawings)
  })
}
