import { screens } from '../screens/screens.ts'

export interface MenuTarget {
  label: string
  /** The pattern of the route table, e.g. `/profile/update/:id`. */
  route: string
}

const paths = new Set(screens.map((screen) => screen.path))

/** Keeps the entries whose screen exists, so that no menu offers a missing page. */
export function withScreen<Entry extends MenuTarget>(
  entries: readonly Entry[],
  known: ReadonlySet<string> = paths,
): Entry[] {
  return entries.filter((entry) => known.has(entry.route))
}
