import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import type { Fetch } from './keepAlive.ts'
import { ratePerSecond } from './statistics.ts'

export const connections = 8

/** The pages with the most content, as Anita sees them. */
export const documentPages = {
  results: '/profile/list?from=24&to=30',
  profile: '/profile/10000002',
  dashboard: '/profile/dashboard',
} as const
export const documentPaths: readonly string[] = Object.values(documentPages)

/** Fetches a page `count` times over all connections; returns the rate per second. */
export const manyOf = (
  fetch: Fetch,
  path: string,
  count: number,
  headers?: Record<string, string>,
): Promise<number> =>
  ratePerSecond(
    Array.from({ length: count }, () => () => fetch(path, headers)),
    connections,
  )

export async function htmlOf(fetch: Fetch, path: string): Promise<string> {
  const { status, body, encoding } = await fetch(path)
  if (status !== 200) throw new Error(`${status} for ${path}`)
  return (encoding === 'zstd' ? zstdDecompressSync : brotliDecompressSync)(body).toString()
}

/** Warms a page up, and checks that it is rendered for its reader: the shell alone would be faster. */
export async function warmUp(fetch: Fetch, path: string): Promise<void> {
  const html = await htmlOf(fetch, path)
  if (!html.includes('data-reader="10000001"')) throw new Error(`${path} was not written for its reader`)
  await manyOf(fetch, path, 150)
}
