import type { ReactNode } from 'react'
import { LogoMark } from './LogoMark.tsx'
import classes from './States.module.css'

export interface EmptyStateProps {
  /** What is missing, in the words of the list. */
  title: string
  message?: ReactNode
  /** The next step: a ButtonLink or a Button. */
  action?: ReactNode
  /** Makes the title the page's h1, for a page that shows nothing else. */
  isPage?: boolean
}

export function EmptyState({ title, message, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state}>
      <LogoMark className={classes.mark} />
      <Title className={classes.title}>{title}</Title>
      {message && <p className="soft">{message}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
