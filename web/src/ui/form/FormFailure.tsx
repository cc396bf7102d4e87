import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { t } from '../translation.ts'
import classes from './FormMessages.module.css'
import { isSessionExpired, messageOf } from './messageOf.ts'

export interface FormFailureProps {
  error: Error
  onRetry: () => void
  /** The message for a session that has expired. */
  expired: string
  login: ReactNode
  children?: ReactNode
}

/** Says why a form was not sent and offers the next step: another try, or a login. */
export function FormFailure({ error, onRetry, expired, login, children }: FormFailureProps) {
  return (
    <div className={classes.failure}>
      <p>
        {isSessionExpired(error) ? expired : messageOf(error)} {children}
      </p>
      {isSessionExpired(error) ? (
        login
      ) : (
        <Button variant="outlined" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  )
}
