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

/** Folders that a production installation does not contain, so only tests and scripts may use them. */
const besideTheService = ['simulator', 'demo', 'e2e', 'bench']

export function usersOfOtherFolders(sources) {
  return sources.flatMap(({ file, text }) =>
    besideTheService
      .filter((folder) => new RegExp(`'(?:(?:\\.\\./)+|@bnr/)${folder}/`).test(text))
      .map((folder) => `${file}: the service may not use ${folder}`),
  )
}
