import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Button } from './Button.tsx'
import classes from './States.module.css'
import { useTranslation } from './translation.ts'

export interface ErrorStateProps {
  title?: string
  /** What the server said, or what the person can do. */
  message?: string
  onRetry?: () => void
  busy?: boolean
}

export function ErrorState({ title, message, onRetry, busy = false }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{title ?? t('This could not be loaded')}</p>
      <p className={classes.message}>{message ?? t('Please check your connection and try again.')}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button look="outlined" busy={busy} onClick={onRetry} icon={<IconRefresh size={20} aria-hidden />}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </div>
  )
}
