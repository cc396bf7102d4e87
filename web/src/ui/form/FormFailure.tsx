import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { useTranslation } from '../translation.ts'
import classes from './FormMessages.module.css'
import { isLapse, messageOf } from './messageOf.ts'

export interface FormFailureProps {
  error: Error
  onRetry: () => void
  /** Said when the session has lapsed meanwhile, and the way to login. */
  lapsed: string
  login: ReactNode
  children?: ReactNode
}

/** Why a form was not sent, and the way on: another try, or a login first. */
export function FormFailure({ error, onRetry, lapsed, login, children }: FormFailureProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.failure}>
      <p>
        {isLapse(error) ? lapsed : messageOf(error, t)} {children}
      </p>
      {isLapse(error) ? (
        login
      ) : (
        <Button variant="outlined" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  )
}
