import type { ReactNode } from 'react'
import classes from './Notice.module.css'
import { Surface } from './Surface.tsx'

interface NoticeProps {
  /** Names the notice for screen readers. */
  label: string
  text: ReactNode
  /** Whether screen readers read the text when it changes. */
  isAnnounced?: boolean
  /** What the reader can do about it. */
  children: ReactNode
}

/** A message that waits for the reader, with buttons or links for what to do next. */
export function Notice({ label, text, isAnnounced = false, children }: NoticeProps) {
  return (
    <Surface as="section" compact className={classes.notice} aria-label={label}>
      <p role={isAnnounced ? 'status' : undefined}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </Surface>
  )
}
