import type { ReactNode } from 'react'
import { notePageStatus } from '../platform/visit.ts'
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
  /** Such a page, for an address that leads to nothing: the server replies 404. */
  isMissing?: boolean
}

export function EmptyState({ title, message, action, isPage = false, isMissing = false }: EmptyStateProps) {
  if (isMissing) notePageStatus(404)
  const Title = isPage || isMissing ? 'h1' : 'p'
  return (
    <div className={classes.state}>
      <LogoMark className={classes.mark} />
      <Title className={classes.title}>{title}</Title>
      {message && <p className="soft">{message}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
