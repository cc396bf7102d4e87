import { messageOf } from '../../accounts/loginError.ts'
import { useSession } from '../../accounts/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import classes from '../panel.module.css'
import { isRunning, useAskForData, useDownload } from './calls.ts'
import { DownloadState } from './DownloadState.tsx'

export default function DataPanel() {
  const { user } = useSession()
  return user?.profileId ? <OwnData id={user.profileId} /> : null
}

function OwnData({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useDownload(id)
  const ask = useAskForData(id)
  if (data) {
    const wanted = !isRunning(data)
    return (
      <>
        <DownloadState download={data} />
        <p role="alert" className={classes.failure}>
          {ask.error && messageOf(ask.error, t)}
        </p>
        {wanted && (
          <Button
            look={data.state === 'ready' ? 'quiet' : 'filled'}
            busy={ask.isPending}
            onClick={() => ask.mutate()}
          >
            {data.state === 'ready' ? t('Make a new file') : t('Prepare my file')}
          </Button>
        )}
      </>
    )
  }
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <PanelSkeleton />
}
