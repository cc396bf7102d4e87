/** Pages are written for no host in particular: no header of a visit can put another one into them. */
const anywhere = 'http://localhost'

export const pathOf = (url: string): string => url.split('?')[0] ?? '/'

/** An address whose signs are no text (`%ff`, `%2`) is taken by its letters: it is judged, and not found, as any other. */
export function readable(url: string): string {
  try {
    decodeURIComponent(pathOf(url))
    return url
  } catch {
    return url.replace(/^[^?]*/, (path) => path.replaceAll('%', '%25'))
  }
}

/** The whole address for which a page is written. */
export const addressOf = (url: string): string => anywhere + url

/**
 * Whether a path is said as browsers say it. One with steps upwards or backslashes is read as another by whoever draws the
 * page: it would be judged by the rules of one screen and written from another.
 */
export const isPlain = (path: string): boolean => URL.parse(anywhere + path)?.pathname === path

/** Where a page leads on to, fit for a header. Nobody who trusts our address is led to a place that is not ours. */
export function placeHere(to: string): string {
  const { origin, pathname, search, hash } = new URL(to, anywhere)
  if (origin !== anywhere || pathname.startsWith('//')) throw new Error('A page leads to another host')
  return pathname + search + hash
}
