/** Prints one line for each file, and one for each fault that no test found. */
export function report(group, copy, mutants, results) {
  for (const [file, all] of Map.groupBy(mutants, ({ fileName }) => fileName)) {
    const killed = all.filter(({ id }) => results[id]?.status === 'killed').length
    const share = ((100 * killed) / all.length).toFixed(1)
    process.stdout.write(`${group} | ${file.slice(copy.length + 1)} | ${killed} | ${all.length} | ${share}\n`)
  }
  for (const { id, fileName, location, mutatorName, replacement } of mutants) {
    const { status = 'not reached' } = results[id] ?? {}
    if (status === 'killed') continue
    const at = `${fileName.slice(copy.length + 1)}:${location.start.line + 1}`
    process.stdout.write(
      `${status} | ${id} | ${at} | ${mutatorName} | ${replacement.replaceAll(/\s+/g, ' ')}\n`,
    )
  }
}
