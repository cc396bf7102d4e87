import { useEffect } from 'react'
import { readWaiting, removeWaiting, typedTo, useWaitingMessages } from '../platform/waitingMessages.ts'
import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import classes from './Composer.module.css'
import { isRefused, type Refused } from './useSendMessages.ts'

/** What the member wrote and the service did not get or accept, so that no text is lost. */
export function UnsentTexts({ bnrId }: { bnrId: string }) {
  useEffect(readWaiting, [])
  const refused = useWaitingMessages().filter((one) => one.bnrId === bnrId)
  return (
    <>
      {refused.filter(isRefused).map((one) => (
        <UnsentText key={one.clientId} refused={one} />
      ))}
      <NotSent text={typedTo(bnrId)} />
    </>
  )
}

export function UnsentText({ refused: { clientId, text, reason } }: { refused: Refused }) {
  return (
    <div className={classes.returned} role="alert">
      <p>{reason}</p>
      <p className={classes.text}>{text}</p>
      <Button variant="quiet" onClick={() => removeWaiting(clientId)}>
        {t('Close')}
      </Button>
    </div>
  )
}

interface NotSentProps {
  text: string
  reason?: string | undefined
}

/** What was in the field when the conversation ended. */
export function NotSent({ text, reason = t('This text was not sent.') }: NotSentProps) {
  if (!text.trim()) return null
  return (
    <div className={classes.returned}>
      <p>{reason}</p>
      <p className={classes.text}>{text}</p>
    </div>
  )
}
