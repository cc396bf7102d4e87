import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { currentPage } from '../platform/visit.ts'

type Part<Props> = LazyExoticComponent<ComponentType<Props>> | ComponentType<Props>

/**
 * A part of a page that few people load. The server draws it at once, and `file` (relative to `src/`) tells it whose styles and
 * scripts the page then comes with.
 */
export function lazyPart<Props extends object>(
  file: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Part<Props> {
  const Loaded = lazy(load)
  if (!import.meta.env.SSR) return Loaded
  return (props: Props) => {
    currentPage()?.parts.add(file)
    return createElement(Loaded as ComponentType<Props>, props)
  }
}
