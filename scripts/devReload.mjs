import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { root } from './run.mjs'

const own = ['server', 'contract', 'demo'].map((side) => `${root}${side}/src/`)
/** Which of our files import a file, and how often it was reloaded. */
const importers = new Map()
const reloads = new Map()

/** From now on, a module that was reloaded gets a number in its address, so that Node loads it again. */
export function watchImports() {
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context)
      const file = ownFile(resolved.url)
      if (file === undefined) return resolved
      const importer = ownFile(context.parentURL)
      if (!importers.has(file)) importers.set(file, new Set())
      if (importer !== undefined) importers.get(file).add(importer)
      const times = reloads.get(file)
      return times === undefined ? resolved : { ...resolved, url: `${resolved.url.split('?')[0]}?${times}` }
    },
  })
}

function ownFile(url) {
  if (!url?.startsWith('file:')) return undefined
  const file = fileURLToPath(url)
  return own.some((folder) => file.startsWith(folder)) ? file : undefined
}

/** Lets the next import load these files again, and all that import them. False if one of them was never imported. */
export function reload(files) {
  if (files.some((file) => !importers.has(file))) return false
  const stale = new Set(files)
  for (const file of stale) for (const importer of importers.get(file)) stale.add(importer)
  for (const file of stale) reloads.set(file, (reloads.get(file) ?? 0) + 1)
  return true
}
