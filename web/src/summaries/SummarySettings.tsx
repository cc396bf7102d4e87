import type { SummarySettings as Saved } from '@bnr/contract/summaries/endpoints'
import { frequencies } from '@bnr/contract/summaries/rules'
import { useSession } from '../accounts/session.ts'
import { PanelForm } from '../accounts/settings/PanelForm.tsx'
import { PanelSkeleton } from '../accounts/settings/PanelSkeleton.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { CheckField } from '../ui/fields/CheckField.tsx'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { useSavedForm } from '../ui/form/useSavedForm.ts'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useSaveSummarySettings, useSummarySettings } from './calls.ts'

const labels = { daily: 'Every day', weekly: 'Every week', never: 'Never' }

/** A tab of the settings page. */
export default function SummarySettings() {
  const profileId = useSession().user?.profileId ?? 0
  const { data, error, isFetching, refetch } = useSummarySettings(profileId)
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return data ? <SettingsForm profileId={profileId} saved={data} /> : <PanelSkeleton />
}

function SettingsForm({ profileId, saved }: { profileId: number; saved: Saved }) {
  const { mutateAsync } = useSaveSummarySettings(profileId)
  const { form } = useSavedForm<Saved>({
    saved,
    isSame: (one, other) => one.frequency === other.frequency && one.sms === other.sms,
    send: (settings) =>
      mutateAsync(settings).then(
        ({ message }) => toastSuccess(t(message)),
        (error: Error) => toastError(t(error.message)),
      ),
  })
  return (
    <PanelForm form={form} action={t('Save')}>
      <RadioCards
        label={t('How often by e-mail')}
        value={form.values.frequency}
        onChange={(frequency) => form.set('frequency', frequency)}
        cards={frequencies.map((value) => ({ value, label: t(labels[value]) }))}
      />
      {form.values.sms !== undefined && (
        <CheckField
          label={t('Also by SMS if interests or messages wait')}
          description={t('At most once a week')}
          checked={form.values.sms}
          onChange={(sms) => form.set('sms', sms)}
        />
      )}
      <p className="note">
        {t('We send nothing if there is nothing to say, and nothing between 9 pm and 8 am.')}
      </p>
    </PanelForm>
  )
}
