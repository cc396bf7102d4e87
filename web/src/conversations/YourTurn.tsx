import { useLayoutEffect, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import classes from './ConversationView.module.css'
import { useNeedWeek } from './calls.ts'
import { ShownAtEnd } from './ShownAtEnd.tsx'

interface YourTurnProps {
  bnrId: string
  /** Until when the member asked for time before. Each member can ask once. */
  myWeek: string | undefined
  onReply: () => void
  onClose: () => void
  /** The card goes, and with it the button that has the focus. */
  onFocusLost: () => void
}

/** After 72 hours without an answer; the other member does not see it. */
export function YourTurn({ bnrId, myWeek, onReply, onClose, onFocusLost }: YourTurnProps) {
  const card = useFocusLost(onFocusLost)
  const week = useNeedWeek(bnrId)
  // This card is gone by then, and with it the callbacks of mutate().
  const ask = () =>
    week.mutateAsync().then(
      ({ message }) => toastSuccess(message),
      (error: Error) => toastError(error.message),
    )
  return (
    <section ref={card} className={classes.ended}>
      <h2 className={classes.title}>{t('It is your turn')}</h2>
      <p>{t('They have waited for an answer for three days. Reply, ask for time, or close kindly.')}</p>
      <div className="row-3">
        <Button variant="outlined" onClick={onReply}>
          {t('Reply')}
        </Button>
        {!myWeek && (
          <Button variant="quiet" busy={week.isPending} onClick={ask}>
            {t('Need a week')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('Close kindly')}
        </Button>
      </div>
      <ShownAtEnd />
    </section>
  )
}

/** Calls back when an element is removed together with what has the focus. */
function useFocusLost(onLost: () => void) {
  const box = useRef<HTMLElement>(null)
  const lost = useRef(onLost)
  lost.current = onLost
  useLayoutEffect(() => {
    const shown = box.current
    // The element is still in the document here; in an ordinary effect it would be gone.
    return () => {
      if (shown?.contains(document.activeElement)) lost.current()
    }
  }, [])
  return box
}
