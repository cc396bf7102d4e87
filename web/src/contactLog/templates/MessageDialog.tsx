import { channelNames } from '@bnr/contract/contactLog/templates'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useState } from 'react'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { Surface } from '../../ui/Surface.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import log from '../ContactLog.module.css'
import { useMessagePreview, useSendMessage, useTemplates } from './calls.ts'

interface MessageDialogProps {
  profile: Pick<Profile, 'id' | 'basic'>
  onClose: () => void
}

/** Chooses a template, shows it filled in, and sends it. */
export default function MessageDialog({ profile: { id, basic }, onClose }: MessageDialogProps) {
  const { data: templates = [], error } = useTemplates()
  const send = useSendMessage(id)
  const [clientId] = useState(() => crypto.randomUUID())
  const form = useDialogForm(onClose, {
    initial: { template: '' },
    check: ({ template }): Record<string, string> => (template ? {} : { template: 'Select a template' }),
    send: async ({ template }) => {
      toastSuccess((await send.mutateAsync({ templateId: Number(template), clientId })).message)
    },
  })
  const choices = templates.map((one) => ({
    value: String(one.id),
    label: `${t(channelNames[one.channel])}: ${one.name}`,
  }))
  return (
    <FormDialog
      form={form}
      title={t('Message to {name}', { name: basic?.name ?? '' })}
      action={t('Send')}
      onClose={onClose}
    >
      <ChoiceField
        label={t('Template')}
        required
        choices={withNone(t('Select'), choices)}
        {...fieldOf(form, 'template')}
      />
      {error && <p role="alert">{t(error.message)}</p>}
      <Preview profileId={id} template={Number(form.values.template) || undefined} />
    </FormDialog>
  )
}

function Preview({ profileId, template }: { profileId: number; template: number | undefined }) {
  const { data, error } = useMessagePreview(profileId, template)
  if (error) return <p role="alert">{t(error.message)}</p>
  if (!data)
    return <p className="note">{t('Members can switch off messages from our office in Settings.')}</p>
  const { subject, text, problem, isLater } = data
  return (
    <>
      <Surface compact>
        {subject && <p className="strong">{subject}</p>}
        <p className={log.note}>{text}</p>
      </Surface>
      {problem && <p role="alert">{t('You cannot send this: {problem}.', { problem: t(problem) })}</p>}
      {!problem && isLater && <p className="note">{t('It is night in India. We send it in the morning.')}</p>}
    </>
  )
}
