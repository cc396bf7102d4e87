import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'
import classes from './Prose.module.css'

export interface ProseProps {
  title: string
  lead?: string
  children: ReactNode
  /** For pages whose parts are wider than a column of text. */
  wide?: boolean
}

/** The frame of every page that is mainly read: one column, as wide as reads well. */
export function Prose({ title, lead, children, wide = false }: ProseProps) {
  return (
    <div className={wide ? `${classes.page} ${classes.wide}` : classes.page}>
      <PageTitle title={title} lead={lead} />
      {children}
    </div>
  )
}
