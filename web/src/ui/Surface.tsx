import type { ComponentPropsWithRef, ElementType } from 'react'
import classes from './Surface.module.css'

export type SurfaceProps<Of extends ElementType> = ComponentPropsWithRef<Of> & {
  /** The element or component to render; a `div` by default. */
  as?: Of
  /** For a line or two within a list, not a part of the page. */
  compact?: boolean
  /** Lies above what is around it. */
  raised?: boolean
}

/** A card around things that belong together. */
export function Surface<Of extends ElementType = 'div'>({
  as,
  compact,
  raised,
  className,
  ...rest
}: SurfaceProps<Of>) {
  const Element: ElementType = as ?? 'div'
  const names = [classes.surface, compact && classes.compact, raised && classes.raised, className]
  return <Element className={names.filter(Boolean).join(' ')} {...rest} />
}
