import type { ReactNode } from 'react'
import { LogoMark } from './LogoMark.tsx'
import classes from './States.module.css'

export interface EmptyStateProps {
  /** What is not here, in the words of the list it stands for. */
  title: string
  message?: ReactNode
  /** The next step: a ButtonLink or a Button. */
  action?: ReactNode
}

export function EmptyState({ title, message, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <LogoMark className={classes.mark} />
      <p className={classes.title}>{title}</p>
      {message && <p className={classes.message}>{message}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
