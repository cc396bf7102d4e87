import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '../../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import type { OpenSession } from './calls.ts'
import { SessionRow } from './SessionRow.tsx'
import classes from './SessionsPanel.module.css'

export interface SessionListProps {
  sessions: readonly OpenSession[]
  /** Ends one session by its id, or all others. */
  end: UseMutationResult<{ message: string }, Error, string>
}

export function SessionList({ sessions, end }: SessionListProps) {
  const endNow = (sid: string) =>
    end.mutate(sid, {
      onSuccess: ({ message }) => toastSuccess(t(message)),
      onError: ({ message }) => toastError(t(message)),
    })
  const busyWith = end.isPending ? end.variables : undefined
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busyWith === session.id}
            onEnd={() => endNow(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="outlined" busy={busyWith === 'others'} onClick={() => endNow('others')}>
          {t('Log out elsewhere')}
        </Button>
      ) : (
        <p className="note">{t('No other devices.')}</p>
      )}
    </>
  )
}
