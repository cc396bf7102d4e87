import type { ReactNode } from 'react'
import classes from './PageTitle.module.css'

export interface PageTitleProps {
  title: string
  /** One sentence that says what the page is for. */
  lead?: ReactNode
  /** Buttons that act on the whole page. */
  actions?: ReactNode
}

/** The page's one h1. It can take focus, so that a screen reader starts here after a navigation. */
export function PageTitle({ title, lead, actions }: PageTitleProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className="row-3">{actions}</div>}
    </div>
  )
}
