/** Finds circles; `next` maps each node to those that it uses. */
export function circlesIn(next) {
  const done = new Set()
  const found = []
  const visit = (node, path) => {
    const start = path.indexOf(node)
    if (start >= 0) found.push(`circle ${[...path.slice(start), node].join(' -> ')}`)
    if (start >= 0 || done.has(node)) return
    for (const used of next.get(node) ?? []) visit(used, [...path, node])
    done.add(node)
  }
  for (const node of next.keys()) visit(node, [])
  return found
}
