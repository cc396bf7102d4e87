import {
  channelNames,
  type MessageTemplate,
  type NewTemplate,
  newTemplate,
  templatePlaceholders,
  templateProblems,
} from '@bnr/contract/contactLog/templates'
import { type Channel, channels } from '@bnr/contract/messages/channels'
import { errorsOf } from '../../platform/formErrors.ts'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useSaveTemplate } from './calls.ts'

const valuesOf = (template: MessageTemplate | undefined) => ({
  name: template?.name ?? '',
  channel: template?.channel ?? ('sms' as Channel),
  subject: template?.subject ?? '',
  text: template?.text ?? '',
  dltId: template?.dltId ?? '',
})
type TemplateValues = ReturnType<typeof valuesOf>

/** Sends only what the chosen channel has. */
const templateOf = ({ name, channel, subject, text, dltId }: TemplateValues): NewTemplate => ({
  name: name.trim(),
  channel,
  text: text.trim(),
  ...(channel === 'mail' && subject.trim() && { subject: subject.trim() }),
  ...(channel === 'sms' && dltId && { dltId }),
})

const placeholders = Object.keys(templatePlaceholders)
  .map((name) => `{${name}}`)
  .join(', ')

async function check(values: TemplateValues) {
  const { firstIssues } = await import('../../platform/validate.ts')
  const written = templateOf(values)
  return { ...templateProblems(written), ...firstIssues(newTemplate, written) }
}

export function TemplateDialog({ of, onClose }: { of: MessageTemplate | 'new'; onClose: () => void }) {
  const template = of === 'new' ? undefined : of
  const save = useSaveTemplate(template?.id)
  const form = useDialogForm<TemplateValues>(onClose, {
    initial: () => valuesOf(template),
    check,
    send: async (values) => {
      toastSuccess((await save.mutateAsync(templateOf(values))).message)
    },
    refused: (error) => errorsOf(error, newTemplate),
    isUnsaved: ({ text }) => text.trim() !== (template?.text ?? ''),
  })
  return (
    <FormDialog
      form={form}
      title={template ? t('Edit {name}', { name: template.name }) : t('New template')}
      action={t('Save')}
      onClose={onClose}
    >
      <TemplateFields form={form} />
    </FormDialog>
  )
}

function TemplateFields({ form }: { form: FormAccess<TemplateValues> }) {
  return (
    <>
      <TextField
        label={t('Name')}
        description={t('Visible to staff only.')}
        required
        maxLength={60}
        {...fieldOf(form, 'name')}
      />
      <RadioCards
        label={t('How it is sent')}
        required
        cards={channels.map((value) => ({ value, label: t(channelNames[value]) }))}
        {...fieldOf(form, 'channel')}
      />
      {form.values.channel === 'mail' && (
        <TextField label={t('Subject')} required maxLength={120} {...fieldOf(form, 'subject')} />
      )}
      <TextAreaField
        label={t('Text')}
        description={t('We fill in {placeholders}.', { placeholders })}
        required
        rows={6}
        maxLength={1000}
        {...fieldOf(form, 'text')}
      />
      {form.values.channel === 'sms' && (
        <DigitsField
          label={t('DLT template id')}
          description={t('The text must be registered with the operators word for word.')}
          maxLength={25}
          {...fieldOf(form, 'dltId')}
        />
      )}
    </>
  )
}
