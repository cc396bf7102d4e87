import { type ResolveFnOutput, registerHooks } from 'node:module'

const root = new URL('../../../', import.meta.url).href
const packages = '/node_modules/'
const drizzle = `${packages}drizzle-orm/`

/**
 * Makes Node find modules with less work, which saves a quarter of a start. Must be called before they are imported.
 *
 * A file named by its path needs no search: Node would read the package.json above it for each import to learn its
 * format, and that of drizzle-orm has 179 kB. A part of a package is found once for each workspace, not for each file.
 */
export function resolveQuickly(): void {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL: parent, conditions } = context
      if (!parent || !conditions.includes('import')) return next(specifier, context)
      const format = formatOf(specifier, parent)
      if (format) return { url: new URL(specifier, parent).href, format, shortCircuit: true }
      const name = packageName.test(specifier) && isOurs(parent) && `${workspaceOf(parent)} ${specifier}`
      if (!name) return next(specifier, context)
      const known = found.get(name) ?? { ...next(specifier, context), shortCircuit: true }
      found.set(name, known)
      return known
    },
  })
}

/** A package or a part of one. What `#name` means is for each package.json to say. */
const packageName = /^[a-z@][^:]*$/

const isOurs = (file: string) => file.startsWith(root) && !file.includes(packages)

const workspaceOf = (file: string) => file.slice(root.length).split('/', 1)[0]

/** The format of a file that another one names by its path, where it is known without a look at the file. */
function formatOf(specifier: string, parent: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  if (isOurs(parent) && specifier.endsWith('.ts')) return 'module-typescript'
  const isModule = isOurs(parent) || parent.slice(parent.lastIndexOf(packages)).startsWith(drizzle)
  return isModule && specifier.endsWith('.js') ? 'module' : undefined
}
