import { newMeeting } from '@bnr/contract/conversations/meetingEndpoints'
import {
  type MeetingFamilies,
  meetingFamilies,
  meetingFamilyNames,
  meetingLimits,
  meetingMessages,
} from '@bnr/contract/conversations/meetings'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import { indianMinute } from '@bnr/contract/indianDay'
import { errorsOf } from '../../platform/formErrors.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { nameOf } from '../words.ts'
import { usePropose } from './calls.ts'
import classes from './MeetingCard.module.css'

type Values = {
  first: string
  second: string
  third: string
  place: string
  families: MeetingFamilies | null
}

const nothing: Values = { first: '', second: '', third: '', place: '', families: null }
const times = [
  ['first', 'First time'],
  ['second', 'Second time'],
  ['third', 'Third time'],
] as const

/** Times are entered and shown in Indian time, wherever the member is. */
const instantOf = (entered: string) => new Date(`${entered}:00+05:30`)

function check({ place, families, ...entered }: Values) {
  const now = new Date()
  const last = new Date(now.getTime() + meetingLimits.daysAhead * 86_400_000)
  const errors: Record<string, string> = {}
  for (const [name] of times) {
    const instant = instantOf(entered[name])
    const isRepeated = times.some(([other]) => other !== name && entered[other] === entered[name])
    if (!(instant > now && instant <= last) || isRepeated) errors[name] = t(meetingMessages.times)
  }
  if (!place.trim()) errors.place = t('Enter a place')
  if (!families) errors.families = t('Choose who comes')
  return errors
}

/** Proposes three times, so that one answer is enough. */
export default function ProposeDialog({
  conversation,
  onClose,
}: {
  conversation: Conversation
  onClose: () => void
}) {
  const propose = usePropose(conversation.bnrId)
  const form = useDialogForm<Values>(onClose, {
    initial: nothing,
    check,
    send: async ({ first, second, third, place, families }) => {
      const chosen = [first, second, third].map((entered) => instantOf(entered).toISOString())
      const { message } = await propose.mutateAsync({ times: chosen, place, families: families ?? 'both' })
      toastSuccess(message)
    },
    refused: async (error) => {
      const { times: first, ...others } = await errorsOf(error, newMeeting)
      return first ? { ...others, first } : others
    },
  })
  const earliest = indianMinute(new Date())
  return (
    <FormDialog form={form} title={t('Propose to meet')} action={t('Propose')} onClose={onClose}>
      <p>
        {t('{name} chooses one of three times. All times are Indian time.', { name: nameOf(conversation) })}
      </p>
      <div className={classes.times}>
        {times.map(([name, label]) => (
          <TextField
            key={name}
            type="datetime-local"
            required
            label={t(label)}
            min={earliest}
            {...fieldOf(form, name)}
          />
        ))}
      </div>
      <TextField
        label={t('Place')}
        description={t('A church, a restaurant, a home. Do not give phone numbers.')}
        required
        maxLength={meetingLimits.placeCharacters}
        {...fieldOf(form, 'place')}
      />
      <RadioCards
        label={t('Who comes')}
        required
        cards={meetingFamilyNames.map((value) => ({ value, label: t(meetingFamilies[value]) }))}
        {...fieldOf(form, 'families')}
      />
    </FormDialog>
  )
}
