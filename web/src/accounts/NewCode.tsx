import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import classes from './login.module.css'

interface NewCodeProps {
  /** In milliseconds: from then on, people can request another code. */
  resendAt: number
  onResend: () => void
}

/** Requests another code, or says when that is possible. */
export function NewCode({ resendAt, onResend }: NewCodeProps) {
  const seconds = useSecondsUntil(resendAt)
  if (seconds > 0) return <p className={classes.wait}>{waitShown(seconds)}</p>
  return (
    <Button variant="quiet" onClick={onResend}>
      {t('Send a new code')}
    </Button>
  )
}

const waitShown = (seconds: number): string =>
  seconds === 1
    ? t('You can ask for a new code in 1 second')
    : t('You can ask for a new code in {seconds} seconds', { seconds })

const second = 1000
const left = (until: number) => Math.max(Math.ceil((until - Date.now()) / second), 0)

/** Counts down the whole seconds until a moment, to 0. */
function useSecondsUntil(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until))
  useEffect(() => {
    setSeconds(left(until))
    const timer = setInterval(() => {
      setSeconds(left(until))
      if (left(until) === 0) clearInterval(timer)
    }, second)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
