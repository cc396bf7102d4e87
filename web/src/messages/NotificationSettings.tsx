import { type Channel, channels } from '@bnr/contract/messages/channels'
import { type NotificationGroup, notificationGroups } from '@bnr/contract/messages/groups'
import type { GroupSetting } from '@bnr/contract/messages/notifications'
import { useSession } from '../accounts/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { CheckField } from '../ui/fields/CheckField.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { useSavedForm } from '../ui/form/useSavedForm.ts'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useNotificationSettings, useSaveNotificationSettings } from './calls.ts'
import classes from './NotificationSettings.module.css'

const channelLabels: Record<Channel, string> = { mail: 'E-mail', sms: 'SMS' }

/** Chooses the channels for each group of notifications; a tab of the settings page. */
export default function NotificationSettings() {
  const profileId = useSession().user?.profileId ?? 0
  const { data, error, isFetching, refetch } = useNotificationSettings(profileId)
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{t('Loading…')}</p>
  return <SettingsForm profileId={profileId} saved={data} />
}

function SettingsForm({ profileId, saved }: { profileId: number; saved: GroupSetting[] }) {
  const { mutateAsync } = useSaveNotificationSettings(profileId)
  const { form } = useSavedForm({
    saved: { groups: saved },
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    send: ({ groups }) =>
      mutateAsync(groups).then(
        ({ message }) => toastSuccess(message),
        (error: Error) => toastError(error.message),
      ),
  })
  const { groups } = form.values
  const change = (group: NotificationGroup, channel: Channel, on: boolean) =>
    form.set(
      'groups',
      groups.map((setting) => (setting.group === group ? { ...setting, [channel]: on } : setting)),
    )
  return (
    <Form form={form} className={classes.form} actions={<SubmitButton form={form} label={t('Save')} />}>
      {groups.map((setting) => (
        <GroupRow key={setting.group} setting={setting} onChange={change} />
      ))}
    </Form>
  )
}

interface GroupRowProps {
  setting: GroupSetting
  onChange: (group: NotificationGroup, channel: Channel, on: boolean) => void
}

function GroupRow({ setting, onChange }: GroupRowProps) {
  const { title, lead } = notificationGroups[setting.group]
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{t(title)}</legend>
      <p className="note">{t(lead)}</p>
      <div className={classes.channels}>
        {channels.map((channel) => {
          const checked = setting[channel]
          // The server leaves out a channel that has nothing to send.
          if (checked === undefined) return undefined
          return (
            <CheckField
              key={channel}
              label={t(channelLabels[channel])}
              checked={checked}
              onChange={(on) => onChange(setting.group, channel, on)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
