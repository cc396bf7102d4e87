const known = new Set<string>()

/** The application tells its addresses here at start, so that a domain can ask without knowing the whole table. */
export function rememberPaths(patterns: readonly string[]): void {
  for (const pattern of patterns) known.add(pattern)
}

/** The first of these addresses that exists: nobody is sent to a page that is not there. */
export function firstKnown(...patterns: readonly [string, ...string[]]): string | undefined {
  return patterns.find((pattern) => known.has(pattern))
}
