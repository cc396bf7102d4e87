import { globSync, readFileSync } from 'node:fs'
import { root } from '../run.mjs'

/** The simulator may import only its own files and Node, because both sides would repeat a mistake in shared code. */
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
