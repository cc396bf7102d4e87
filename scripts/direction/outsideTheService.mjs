import { globSync, readFileSync } from 'node:fs'
import { root } from '../run.mjs'

/** Production contains none of these, so only tests and scripts may use them. */
const outside = ['bench', 'demo', 'e2e', 'simulator']
/** Nothing else is built on these, tests and scripts included. */
const above = ['bench', 'e2e']

export const usersOfOtherFolders = (sources) => [
  ...sources.flatMap((source) => importsOf(source, outside)),
  ...below().flatMap((source) => importsOf(source, above)),
]

const below = () =>
  globSync('{contract,demo,scripts,server,simulator,web}/**/*.{ts,tsx,mjs,mts}', {
    cwd: root,
    exclude: (path) => /node_modules|^web\/(build|\.react-router)/.test(path),
  }).map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))

const importsOf = ({ file, text }, folders) =>
  folders
    .filter((folder) => new RegExp(`(?:from|import\\(|import) ?'(?:(?:\\.\\./)+|@bnr/)${folder}/`).test(text))
    .map((folder) => `${file}: may not use ${folder}, which is above it`)
