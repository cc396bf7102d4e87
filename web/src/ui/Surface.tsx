import type { ComponentPropsWithRef, ElementType } from 'react'
import classes from './Surface.module.css'

export type SurfaceProps<Of extends ElementType> = ComponentPropsWithRef<Of> & {
  /** The element or component that it is, if no `div`. */
  as?: Of
  /** A line or two among others, not a part of the page. */
  compact?: boolean
  /** Above what is around it. */
  raised?: boolean
}

/** A card: what stands on it belongs together. */
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
