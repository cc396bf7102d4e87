import { globSync, readFileSync } from 'node:fs'
import { root } from './run.mjs'

const tests = ['{contract,demo,server,web,simulator}/**/*.test.{ts,tsx}', 'e2e/**/*.ts']
const elapsed = /expect(?:\.soft)?\([^\n]*(?:Date|performance)\.now\(\) - [^\n]*\)\.toBeLess/

/** Tests that would fail on a slow machine: `bench/` measures how long things take. */
export function assertedTimes() {
  const files = globSync(tests, { cwd: root, exclude: (path) => path.includes('node_modules') })
  return files
    .filter((file) => elapsed.test(readFileSync(root + file, 'utf8')))
    .map((file) => `${file} asserts an elapsed time: measure it in bench/`)
}
