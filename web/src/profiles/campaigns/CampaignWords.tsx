import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'

interface Words {
  subject: string
  text: string
}

/** Subject and text of a message to many. */
export function CampaignWords({ form }: { form: FormAccess<Words> }) {
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

export const checkWords = ({ subject, text }: Words): Record<string, string> => ({
  ...(subject.trim() ? {} : { subject: 'Enter a subject' }),
  ...(text.trim() ? {} : { text: 'Enter a text' }),
})
