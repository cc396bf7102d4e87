import { globSync, readFileSync } from 'node:fs'
import { root } from './run.mjs'

const code = '{bench,contract,demo,e2e,scripts,server,simulator,web}/**/*.{ts,tsx,mjs}'
const spread = /\.\.\.\{\s/

/** Objects that spread a literal to save a line: each of its properties can be one of the object. */
export function spreadLiterals() {
  const files = globSync(code, {
    cwd: root,
    exclude: (path) => /node_modules|^web\/(build|\.react-router)/.test(path),
  })
  return files
    .filter((file) => spread.test(readFileSync(root + file, 'utf8')))
    .map((file) => `${file} spreads a literal: write its properties directly`)
}
