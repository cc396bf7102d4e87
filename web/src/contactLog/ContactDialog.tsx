import { callOutcomes, contactKinds } from '@bnr/contract/contactLog/entry'
import { lastDay } from '@bnr/contract/contactLog/rules'
import { indianDay } from '@bnr/contract/indianDay'
import type { Profile } from '@bnr/contract/profiles/profile'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { withNone } from '../ui/fields/choice.ts'
import { FieldPair } from '../ui/fields/FieldPair.tsx'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { TextAreaField } from '../ui/fields/TextAreaField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { useDialogForm } from '../ui/form/useDialogForm.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useWriteContact } from './calls.ts'
import {
  type ContactValues,
  contactForm,
  type Family,
  kindsOffered,
  offersFollowUp,
  outcomesOffered,
} from './contactForm.ts'

export interface ContactDialogProps {
  profile: Pick<Profile, 'id' | 'status' | 'doNotCall' | 'basic'>
  onClose: () => void
}

/** Logs a call or a note. */
export default function ContactDialog({ profile, onClose }: ContactDialogProps) {
  const write = useWriteContact(profile.id)
  const kinds = kindsOffered(profile.doNotCall ?? false)
  const form = useDialogForm(
    onClose,
    contactForm(kinds[0] ?? 'note', profile, async (entry) => {
      toastSuccess((await write.mutateAsync(entry)).message)
    }),
  )
  return (
    <FormDialog
      form={form}
      title={t('Contact with {name}', { name: profile.basic?.name ?? '' })}
      action={t('Save')}
      onClose={onClose}
    >
      <RadioCards
        label={t('What')}
        required
        cards={kinds.map((kind) => ({ value: kind, label: t(contactKinds[kind].label) }))}
        {...fieldOf(form, 'kind')}
      />
      <Answers form={form} family={profile} />
    </FormDialog>
  )
}

function Answers({ form, family }: { form: FormAccess<ContactValues>; family: Family }) {
  const { kind, outcome } = form.values
  const today = indianDay(new Date())
  return (
    <>
      {kind === 'call' && (
        <ChoiceField
          label={t('Outcome')}
          required
          choices={withNone(
            t('Select'),
            outcomesOffered(family).map((name) => ({
              value: name,
              label: t(callOutcomes[name].label),
            })),
          )}
          {...fieldOf(form, 'outcome')}
        />
      )}
      <TextAreaField
        label={t('Note')}
        description={t('Visible to staff only.')}
        required={kind !== 'call'}
        rows={3}
        maxLength={1000}
        {...fieldOf(form, 'note')}
      />
      {offersFollowUp(form.values, family) && (
        <FieldPair>
          <TextField
            label={t('Call back on')}
            type="date"
            required={outcome === 'call_back'}
            min={today}
            max={lastDay(today)}
            {...fieldOf(form, 'followUpOn')}
          />
          <TextField label={t('Time (optional)')} type="time" {...fieldOf(form, 'followUpAt')} />
        </FieldPair>
      )}
    </>
  )
}
