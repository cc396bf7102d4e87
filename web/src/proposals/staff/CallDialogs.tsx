import { callOutcomes } from '@bnr/contract/contactLog/entry'
import { indianDay } from '@bnr/contract/indianDay'
import { type IntroductionOutcome, introductionOutcomes } from '@bnr/contract/proposals/endpoints'
import type { Proposal } from '@bnr/contract/proposals/schemas'
import { proposalLimits, proposalMessages } from '@bnr/contract/proposals/states'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { FieldPair } from '../../ui/fields/FieldPair.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useArrangeCall, useLogCall } from './calls.ts'

interface CallDialogProps {
  proposal: Proposal
  onClose: () => void
}

const titleOf = ({ profile }: Proposal) =>
  t('Call with the family of {name}', { name: profile.basic?.name ?? '' })

/** When our office calls both families. */
export function ArrangeDialog({ proposal, onClose }: CallDialogProps) {
  const arrange = useArrangeCall(proposal.id)
  const today = indianDay(new Date())
  const last = indianDay(new Date(Date.now() + proposalLimits.callDays * 86_400_000))
  const form = useDialogForm(onClose, {
    initial: { day: '', time: '' },
    check: ({ day, time }) => ({
      ...(!day && { day: 'Select a day' }),
      ...(!time && { time: 'Enter a time, e.g. 18:30' }),
    }),
    send: async ({ day, time }) => {
      const at = new Date(`${day}T${time}:00+05:30`).toISOString()
      toastSuccess((await arrange.mutateAsync({ at })).message)
    },
  })
  return (
    <FormDialog form={form} title={titleOf(proposal)} action={t('Arrange')} onClose={onClose}>
      <p>{t('Both families are notified. A new time replaces an earlier one.')}</p>
      <FieldPair>
        <TextField label={t('Day')} type="date" required min={today} max={last} {...fieldOf(form, 'day')} />
        <TextField label={t('Time')} type="time" required {...fieldOf(form, 'time')} />
      </FieldPair>
    </FormDialog>
  )
}

/** How the call went, for the contact logs of both families. */
export function LogDialog({ proposal, onClose }: CallDialogProps) {
  const log = useLogCall(proposal.id)
  const form = useDialogForm(onClose, {
    initial: { outcome: '' as IntroductionOutcome | '', note: '' },
    check: ({ outcome }) => (outcome ? {} : { outcome: proposalMessages.outcome }),
    send: async ({ outcome, note }) => {
      if (!outcome) return
      const entry = { outcome, ...(note.trim() && { note: note.trim() }) }
      toastSuccess((await log.mutateAsync(entry)).message)
    },
    isUnsaved: ({ note }) => note.trim() !== '',
  })
  return (
    <FormDialog form={form} title={titleOf(proposal)} action={t('Save')} onClose={onClose}>
      <ChoiceField
        label={t('Outcome')}
        required
        choices={withNone(
          t('Select'),
          introductionOutcomes.map((value) => ({ value, label: t(callOutcomes[value].label) })),
        )}
        {...fieldOf(form, 'outcome')}
      />
      <TextAreaField
        label={t('Note')}
        description={t('Visible to staff only.')}
        rows={3}
        maxLength={proposalLimits.noteCharacters}
        {...fieldOf(form, 'note')}
      />
    </FormDialog>
  )
}
