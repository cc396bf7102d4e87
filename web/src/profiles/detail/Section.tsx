import { type ReactNode, useId } from 'react'
import classes from './ProfileSections.module.css'

export interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of a profile: its title beside the content on a wide screen, above it on a phone. */
export function Section({ id, title, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>{title}</h2>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
