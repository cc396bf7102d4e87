import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'
import classes from './Prose.module.css'

export interface ProseProps {
  title: string
  lead?: string
  children: ReactNode
  /** For pages with parts that are wider than a column of text. */
  wide?: boolean
}

/** The layout of a page that people mainly read: one column of a comfortable width. */
export function Prose({ title, lead, children, wide = false }: ProseProps) {
  return (
    <div className={wide ? `${classes.page} ${classes.wide}` : classes.page}>
      <PageTitle title={title} lead={lead} />
      {children}
    </div>
  )
}
