import type { ReactNode } from 'react'
import { LogoMark } from './LogoMark.tsx'
import classes from './States.module.css'

export interface EmptyStateProps {
  /** What is not here, in the words of the list it stands for. */
  title: string
  message?: ReactNode
  /** The next step: a ButtonLink or a Button. */
  action?: ReactNode
  /** It is all that the page has to say, so its title is the page's. */
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
