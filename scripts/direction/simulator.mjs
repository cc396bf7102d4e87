import { globSync, readFileSync } from 'node:fs'
import { root } from '../run.mjs'

/** The simulator knows nothing but itself and Node: what it shared with the service, both would have wrong alike. */
export function foreignToSimulator() {
  const files = globSync('simulator/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$/.test(file))
  return files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/(?:from|import\(|import) '([^']+)'/g)]
      .filter(([, path]) => !isOwn(file, path))
      .map(([, path]) => `${file}: the simulator may not use ${path}`),
  )
}

const isOwn = (file, path) =>
  path.startsWith('node:') || path.startsWith('./') || (path.startsWith('../') && file.split('/').length > 2)

/** Tests and scripts start it; the service must not be able to. */
export function usersOfSimulator(sources) {
  return sources
    .filter(({ text }) => /from '[^']*\bsimulator\//.test(text))
    .map(({ file }) => `${file}: the simulator is for tests and scripts alone`)
}
