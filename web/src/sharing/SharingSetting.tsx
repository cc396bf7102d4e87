import { openingsOfALink, sharedLinkDays } from '@bnr/contract/sharing/rules'
import { useSession } from '../accounts/session.ts'
import { PanelSkeleton } from '../accounts/settings/PanelSkeleton.tsx'
import { SavedBox } from '../accounts/settings/SavedBox.tsx'
import { useProfile } from '../profiles/calls.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { t } from '../ui/translation.ts'
import { useSaveSharingSetting } from './calls.ts'

/** A tab of the settings page. */
export default function SharingSetting() {
  const { data, error, isFetching, refetch } = useProfile(useSession().user?.bnrId ?? '')
  const save = useSaveSharingSetting()
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton />
  return (
    <div className="stack-4">
      <SavedBox
        label={t('Others may share my profile with their family')}
        checked={data.othersMayShare !== false}
        save={save}
      />
      <p className="note">
        {t(
          'A member who can read your profile makes a link for relatives. It works for {days} days and can be opened {times} times. It shows your biodata with a blurred photo, and no phone number, e-mail or address. If you forbid it, the links that others have made end at once.',
          { days: sharedLinkDays, times: openingsOfALink },
        )}
      </p>
    </div>
  )
}
