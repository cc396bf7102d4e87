import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'

export interface ExpiredProps {
  message: string
  onExpired: (message: string) => void
}

export function Expired({ message, onExpired }: ExpiredProps) {
  return (
    <div className="stack-5">
      <p role="alert">{t(message)}</p>
      <Button onClick={() => onExpired(message)}>{t('Start again')}</Button>
    </div>
  )
}
