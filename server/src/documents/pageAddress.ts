/**
 * The base of all addresses while a page is rendered, so that no header of a visit can put another host into a page.
 */
const anywhere = 'http://localhost'

export const pathOf = (url: string): string => url.split('?')[0] ?? '/'

/**
 * Escapes a path that is not valid percent-encoding (`%ff`, `%2`), so that it ends in a 404 like any other unknown
 * path.
 */
export function readable(url: string): string {
  try {
    decodeURIComponent(pathOf(url))
    return url
  } catch {
    return url.replace(/^[^?]*/, (path) => path.replaceAll('%', '%25'))
  }
}

/** The absolute address for which a page is rendered. */
export const addressOf = (url: string): string => anywhere + url

/**
 * Whether a path is already normalised. Browsers resolve `..` and backslashes, so such a path could be checked by the
 * rules of one screen and rendered as another.
 */
export const isPlain = (path: string): boolean => URL.parse(anywhere + path)?.pathname === path

/** The target of a redirect, for a header. Throws when it leads to another host. */
export function placeHere(to: string): string {
  const { origin, pathname, search, hash } = new URL(to, anywhere)
  if (origin !== anywhere || pathname.startsWith('//')) throw new Error('A page leads to another host')
  return pathname + search + hash
}
