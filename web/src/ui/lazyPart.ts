import { type ComponentType, createElement, lazy } from 'react'
import { currentPage } from '../platform/visit.ts'

/** What loads each part that this page's scripts know, so that a page is taken over with all it was drawn with. */
const loads = new Map<string, () => Promise<void>>()

/**
 * A part of a page that few people load. The server draws it at once, and `file` (relative to `src/`) tells it whose styles and
 * scripts the page then comes with.
 */
export function lazyPart<Props extends object>(
  file: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Later = lazy(load) as unknown as ComponentType<Props>
  let Part = Later
  loads.set(file, async () => {
    Part = (await load()).default
  })
  return (props) => {
    currentPage()?.parts.add(file)
    return createElement(Part, props)
  }
}

/**
 * To be awaited before the page is taken over: React loses what is pressed on a piece of the page whose script is still on its way.
 * A part that cannot be loaded now is asked for again when it is drawn.
 */
export async function loadParts(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) =>
      loads
        .get(file)?.()
        .catch(() => undefined),
    ),
  )
}
