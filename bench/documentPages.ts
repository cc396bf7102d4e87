import { brotliDecompressSync } from 'node:zlib'
import type { Fetch } from './keepAlive.ts'
import { ratePerSecond } from './statistics.ts'

export const connections = 8

/** Those that hold most, as Anita sees them. */
export const documentPages = {
  results: '/profile/list?from=24&to=30',
  profile: '/profile/10000002',
  dashboard: '/profile/dashboard',
} as const
export const documentPaths: readonly string[] = Object.values(documentPages)

/** So many of a page over all connections; a second. */
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
  const { status, body } = await fetch(path)
  if (status !== 200) throw new Error(`${status} for ${path}`)
  return brotliDecompressSync(body).toString()
}

/** The frame alone would be quicker: figures are of a page that was written for its reader. */
export async function warmUp(fetch: Fetch, path: string): Promise<void> {
  const html = await htmlOf(fetch, path)
  if (!html.includes('data-reader="10000001"')) throw new Error(`${path} was not written for its reader`)
  await manyOf(fetch, path, 150)
}
