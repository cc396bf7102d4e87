import { useSession } from '../accounts/session.ts'
import { PanelSkeleton } from '../accounts/settings/PanelSkeleton.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { isRunning, useDownload } from './calls.ts'
import { DataForm } from './DataForm.tsx'
import { DownloadState } from './DownloadState.tsx'

export default function DataPanel() {
  const { user } = useSession()
  return user?.profileId ? <OwnData id={user.profileId} /> : null
}

function OwnData({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useDownload(id)
  if (data) {
    return (
      <>
        <DownloadState download={data} />
        {!isRunning(data) && <DataForm id={id} again={data.state === 'ready'} />}
      </>
    )
  }
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <PanelSkeleton />
}
