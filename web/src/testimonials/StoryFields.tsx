import { indianDay } from '@bnr/contract/indianDay'
import { longestStory } from '@bnr/contract/testimonials/schemas'
import { FieldPair } from '../ui/fields/FieldPair.tsx'
import { TextAreaField } from '../ui/fields/TextAreaField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { t } from '../ui/translation.ts'
import type { StoryValues } from './storyValues.ts'

/** The fields of a story, for couples and staff. */
export function StoryFields({ form }: { form: FormAccess<StoryValues> }) {
  return (
    <>
      <TextField
        label={t('Caption')}
        required
        maxLength={120}
        autoComplete="off"
        {...fieldOf(form, 'caption')}
      />
      <FieldPair>
        <TextField
          label={t('Groom name')}
          required
          maxLength={60}
          autoComplete="off"
          {...fieldOf(form, 'groomName')}
        />
        <TextField
          label={t('Bride name')}
          required
          maxLength={60}
          autoComplete="off"
          {...fieldOf(form, 'brideName')}
        />
      </FieldPair>
      <Days form={form} />
      <TextAreaField
        label={t('Testimony')}
        description={t('Leave an empty line to start a new paragraph.')}
        required
        rows={10}
        maxLength={longestStory}
        {...fieldOf(form, 'text')}
      />
    </>
  )
}

/** Last year to next year (specification 3, section 5). */
function Days({ form }: { form: FormAccess<StoryValues> }) {
  const year = Number(indianDay(new Date()).slice(0, 4))
  const range = { min: `${year - 1}-01-01`, max: `${year + 1}-12-31` }
  return (
    <FieldPair>
      <TextField label={t('Engagement date')} type="date" {...range} {...fieldOf(form, 'engagementDate')} />
      <TextField label={t('Wedding date')} type="date" {...range} {...fieldOf(form, 'weddingDate')} />
    </FieldPair>
  )
}
