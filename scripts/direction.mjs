import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './run.mjs'

/**
 * The direction of imports: platform and ui know no domain, domains know one another only along the list in
 * docs/architecture.md and never in a circle, contract knows neither server nor browser.
 */
const architecture = readFileSync(`${root}docs/architecture.md`, 'utf8')
/** Every domain may use these; of the two, ui stands on platform. */
const ground = ['platform', 'ui']
const problems = [
  ...check('server'),
  ...check('web'),
  ...checkContract(),
  ...circles('server'),
  ...circles('web'),
]
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}

function declared(side) {
  const block =
    architecture.match(new RegExp(`<!-- imports: ${side} -->\\n([\\s\\S]*?)<!-- end -->`))?.[1] ?? ''
  const lines = [...block.matchAll(/^- `([\w-]+)` <- (.+)$/gm)]
  return new Map(
    lines.map(([, domain, used]) => [domain, [...used.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)]),
  )
}

function check(side) {
  const allowed = declared(side)
  return importsOf(side).flatMap(({ file, from, to }) => {
    if (from === to || from === 'app' || allowed.get(from)?.includes(to)) return []
    if (ground.includes(to) && (!ground.includes(from) || to === 'platform')) return []
    return [`${file}: ${from} may not import ${to} (docs/architecture.md)`]
  })
}

/** Imports between the folders of src; what lies directly in src is the composition root, named `app`. */
function importsOf(side) {
  const base = `${side}/src`
  const files = globSync(`${base}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].flatMap(
      ([, path]) => {
        const target = normalize(join(dirname(file), path))
        return target.startsWith(`${base}/`)
          ? [{ file, from: roomOf(file, base), to: roomOf(target, base) }]
          : []
      },
    ),
  )
}

function roomOf(file, base) {
  const [first, ...rest] = file.slice(base.length + 1).split('/')
  if (first === 'config.ts') return 'platform'
  return rest.length === 0 ? 'app' : first
}

function checkContract() {
  return globSync('contract/src/**/*.ts', { cwd: root }).flatMap((file) => {
    const text = readFileSync(root + file, 'utf8')
    const knowsSides = /from '(?:\.\.\/)+(?:server|web)|@bnr\/(?:server|web)/.test(text)
    const loadsZod = /from 'zod'/.test(text) && !/\/schema(?:\.browser)?\.ts$/.test(file)
    return [
      ...(knowsSides ? [`${file}: contract imports neither server nor web`] : []),
      ...(loadsZod ? [`${file}: import z from #schema, or every page of the browser loads zod`] : []),
    ]
  })
}

function circles(side) {
  const allowed = declared(side)
  const visit = (domain, path) => {
    if (path.includes(domain)) return [[...path.slice(path.indexOf(domain)), domain].join(' -> ')]
    return (allowed.get(domain) ?? []).flatMap((next) => visit(next, [...path, domain]))
  }
  return [...new Set([...allowed.keys()].flatMap((domain) => visit(domain, [])))].map(
    (path) => `${side}: circle ${path}`,
  )
}
