import { readActivitySharing, saveActivitySharing } from '@bnr/contract/accounts/activitySharing'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useChange } from '../../platform/useChange.ts'
import { useEndpoint } from '../../platform/useListReading.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { t } from '../../ui/translation.ts'
import { beginSession, currentSession, useSession } from '../session.ts'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { SavedBox } from './SavedBox.tsx'

export default function ActivityPanel() {
  const { user } = useSession()
  return user?.profileId ? <Sharing id={user.profileId} /> : null
}

const settingKey = ['settings', 'activity']

function Sharing({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useEndpoint(settingKey, readActivitySharing, {
    params: { id },
  })
  const save = useSaveActivitySharing(id)
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton />
  return (
    <SavedBox
      label={t('Show when I was active')}
      description={t(
        'Other members read "Active today", "this week" or "this month" on your profile, never a time. If you switch this off, you cannot see when others were active.',
      )}
      checked={data.shown}
      save={save}
    />
  )
}

export function useSaveActivitySharing(id: number) {
  return useChange([settingKey, profilesKey], async (shown: boolean) => {
    const reply = await call(saveActivitySharing, { params: { id }, body: { shown } })
    const { user } = currentSession()
    if (user?.profileId === id) beginSession({ ...user, activityHidden: !shown })
    return reply
  })
}
