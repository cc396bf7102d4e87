import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Button } from './Button.tsx'
import classes from './States.module.css'
import { t } from './translation.ts'

export interface ErrorStateProps {
  title?: string | undefined
  /** The server's message, or what the person can do. */
  message?: string
  onRetry?: () => void
  /** Makes the title the page's h1, for an error that replaces the whole page. */
  isPage?: boolean
  busy?: boolean
}

export function ErrorState({ title, message, onRetry, busy = false, isPage = false }: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state} role="alert">
      <Title className={classes.title}>{title ?? t('This could not be loaded')}</Title>
      <p className="soft">{message ?? t('Please check your connection and try again.')}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button
            variant="outlined"
            busy={busy}
            onClick={onRetry}
            icon={<IconRefresh size={20} aria-hidden />}
          >
            {t('Try again')}
          </Button>
        </div>
      )}
    </div>
  )
}
