import { type ReactNode, useId } from 'react'
import classes from './Section.module.css'
import { Surface } from './Surface.tsx'

export interface SectionProps {
  title: string
  /** What the title heads: a part of the page, a card, or one of several lists. */
  size?: 'part' | 'card' | 'list'
  /** Draws the section as a card. */
  surface?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A part of a page that screen readers announce by its title. */
export function Section({ title, size = 'part', surface = false, className, children }: SectionProps) {
  const id = useId()
  const frame = { 'aria-labelledby': id, className }
  const content = (
    <>
      <h2 id={id} className={classes[size]}>
        {title}
      </h2>
      {children}
    </>
  )
  if (surface)
    return (
      <Surface as="section" {...frame}>
        {content}
      </Surface>
    )
  return <section {...frame}>{content}</section>
}
