/** Every domain may use these. They use one another only as docs/architecture.md lists. */
const ground = new Set([
  ...['platform', 'database', 'files', 'printing', 'jobs', 'services', 'http', 'documents'],
  'ui',
])

/** An edge is one use of another folder: { file, from, to, what }. */
export const importEdges = (sources, base, folderOf) =>
  sources.flatMap(({ file, folder, imports }) =>
    imports.map((target) => ({ file, from: folder, to: folderOf(target, base), what: target })),
  )

const isFree = ({ from, to }) => from === to || from === 'app' || (ground.has(to) && !ground.has(from))

export function undeclared(edges, allowed) {
  return edges
    .filter((edge) => !isFree(edge) && !allowed.get(edge.from)?.includes(edge.to))
    .map(({ file, from, to, what }) => `${file}: ${from} may not use ${to} (${what}; docs/architecture.md)`)
}

export function unused(edges, allowed, side) {
  const used = new Set(edges.map(({ from, to }) => `${from} <- ${to}`))
  return [...allowed].flatMap(([folder, names]) =>
    names
      .filter((name) => !used.has(`${folder} <- ${name}`))
      .map((name) => `${side}: \`${folder}\` <- \`${name}\` is declared but not used`),
  )
}
