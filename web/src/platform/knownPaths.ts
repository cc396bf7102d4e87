const known = new Set<string>()

/**
 * The application registers its addresses at start, so that a domain can check one without importing the whole table.
 */
export function rememberPaths(patterns: readonly string[]): void {
  for (const pattern of patterns) known.add(pattern)
}

/** Returns the first of these addresses that exists, so that nobody is sent to a missing page. */
export function firstKnown(...patterns: readonly [string, ...string[]]): string | undefined {
  return patterns.find((pattern) => known.has(pattern))
}
