import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import classes from './factor.module.css'

export interface ExpiredProps {
  message: string
  onExpired: (message: string) => void
}

export function Expired({ message, onExpired }: ExpiredProps) {
  return (
    <div className={classes.ways}>
      <p role="alert">{t(message)}</p>
      <Button onClick={() => onExpired(message)}>{t('Start again')}</Button>
    </div>
  )
}
