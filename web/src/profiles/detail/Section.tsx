import { type ReactNode, useId } from 'react'
import classes from './ProfileSections.module.css'

export interface SectionProps {
  id: string
  title: string
  children: ReactNode
  /** Next to the title, e.g. the edit button. */
  action?: ReactNode
  /** Use 3 within another section. */
  level?: 2 | 3
}

/** A part of a profile, with its title next to the content on a wide screen and above it on a phone. */
export function Section({ id, title, children, action, level = 2 }: SectionProps) {
  const titleId = useId()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <section
      id={id}
      className={level === 2 ? classes.section : classes.inner}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <Title id={titleId}>{title}</Title>
        {action}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
