import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import { useEndSession, useOpenSessions } from './calls.ts'
import { SessionRow } from './SessionRow.tsx'
import classes from './SessionsPanel.module.css'

export default function SessionsPanel() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useOpenSessions()
  const end = useEndSession()
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton />
  const endNow = (sid: string) =>
    end.mutate(sid, {
      onSuccess: ({ message }) => toastSuccess(t(message)),
      onError: ({ message }) => toastError(t(message)),
    })
  const busyWith = end.isPending ? end.variables : undefined
  return (
    <>
      <ul className={classes.list}>
        {data.results.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busyWith === session.id}
            onEnd={() => endNow(session.id)}
          />
        ))}
      </ul>
      {data.results.length > 1 ? (
        <Button variant="outlined" busy={busyWith === 'others'} onClick={() => endNow('others')}>
          {t('Log out elsewhere')}
        </Button>
      ) : (
        <p className={classes.soft}>{t('You are logged in nowhere else.')}</p>
      )}
    </>
  )
}
