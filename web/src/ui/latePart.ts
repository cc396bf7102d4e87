import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { useIsWide } from './useIsWide.ts'

const Nothing = () => null
const always = () => true

/**
 * A part that only the browser renders: its script loads when the part first appears on a hydrated page, and
 * `placeholder` keeps its space until then. Without a connection the page does without it, and the next one tries again.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
  useIsWanted: () => boolean = always,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LatePart(props: Props) {
    const isWanted = useIsWanted()
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (!isWanted) return
      let isShown = true
      load().then(
        (file) => {
          loaded = file.default
          if (isShown) setPart(() => file.default)
        },
        () => isShown && setPart(() => Nothing),
      )
      return () => {
        isShown = false
      }
    }, [isWanted])
    return isWanted && Part ? createElement(Part, props) : placeholder
  }
}

/** A part for which only a screen with a sidebar has room. */
export const widePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode,
) => latePart(load, placeholder, () => useIsWide('sidebar'))
