import { useEffect } from 'react'
import { readWaiting, removeWaiting, useWaitingMessages } from '../platform/waitingMessages.ts'
import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import classes from './Composer.module.css'
import { isRefused, type Refused } from './useSendMessages.ts'

/** What the member wrote and the service did not accept, so that no text is lost. */
export function UnsentTexts({ bnrId }: { bnrId: string }) {
  useEffect(readWaiting, [])
  const refused = useWaitingMessages().filter((one) => one.bnrId === bnrId)
  return refused.filter(isRefused).map((one) => <UnsentText key={one.clientId} refused={one} />)
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
