import { type ComponentType, createElement, lazy } from 'react'
import { currentPage } from '../platform/visit.ts'

/** The loader of each part by its file, so that hydration can first load every part that the server rendered. */
const loads = new Map<string, () => Promise<void>>()

/**
 * A part of a page that few people load. The server renders it at once; `file` (relative to `src/`) names the part
 * whose styles and scripts the page then needs.
 */
export function lazyPart<Props extends object>(
  file: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Later = lazy(async () => {
    const { default: Loaded } = await load()
    return { default: ({ given }: { given: Props }) => createElement(Loaded, given) }
  })
  let Part: ComponentType<Props> = (given) => createElement(Later, { given })
  loads.set(file, async () => {
    Part = (await load()).default
  })
  return (props) => {
    currentPage()?.parts.add(file)
    return createElement(Part, props)
  }
}

/**
 * Await this before hydration: React loses presses on a part whose script is still loading. A part that fails to load
 * is requested again when it renders.
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
