import type { Channel } from '@bnr/contract/messages/channels'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { useCampaignTemplates } from './calls.ts'

export interface Words {
  channel: Channel
  subject: string
  text: string
  /** Id of a template, or nothing yet. */
  templateId: string
}

export const noWords: Words = { channel: 'mail', subject: '', text: '', templateId: '' }

/** What is sent of the answers: an e-mail is written, an SMS chosen. */
export const wordsOf = ({ channel, subject, text, templateId }: Words) =>
  channel === 'mail'
    ? { channel, ...(subject.trim() && { subject }), ...(text.trim() && { text }) }
    : { channel, ...(templateId && { templateId: Number(templateId) }) }

/** The text of a message to many: of an e-mail its subject and text, of an SMS its template. */
export const CampaignWords = ({ form }: { form: FormAccess<Words> }) =>
  form.values.channel === 'sms' ? <TemplateChoice form={form} /> : <MailWords form={form} />

function MailWords({ form }: { form: FormAccess<Words> }) {
  return (
    <>
      <TextField label={t('Subject')} required maxLength={120} {...fieldOf(form, 'subject')} />
      <TextAreaField
        label={t('Text')}
        required
        rows={8}
        maxLength={5000}
        description={t(
          'We put “Dear” and the name of the member above it, and the link to stop such e-mails below.',
        )}
        {...fieldOf(form, 'text')}
      />
    </>
  )
}

function TemplateChoice({ form }: { form: FormAccess<Words> }) {
  const { data, error } = useCampaignTemplates()
  const templates = data?.results ?? []
  const chosen = templates.find(({ id }) => String(id) === form.values.templateId)
  const choices = templates.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <>
      <ChoiceField
        label={t('Template')}
        required
        choices={withNone(t('Select'), choices)}
        description={t(
          'Operators take only texts that are registered with them. We fill in what is in braces.',
        )}
        {...fieldOf(form, 'templateId')}
      />
      {chosen && (
        <Surface compact>
          <p>{chosen.text}</p>
        </Surface>
      )}
      {error && <p role="alert">{t(error.message)}</p>}
    </>
  )
}
