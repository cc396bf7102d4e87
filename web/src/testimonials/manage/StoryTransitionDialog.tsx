import { actionOf, enterReason } from '@bnr/contract/stateMachine'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { type TestimonialTransitionName, testimonialMachine } from '@bnr/contract/testimonials/transitions'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'

export interface StoryTransitionDialogProps {
  name: TestimonialTransitionName
  story: Testimony
  busy: boolean
  onConfirm: (reason?: string) => void
  onClose: () => void
}

/** Confirms a rejection, with a reason, or a deletion. */
export function StoryTransitionDialog({ name, story, busy, onConfirm, onClose }: StoryTransitionDialogProps) {
  const { label } = testimonialMachine.actions[name]
  const asksWhy = actionOf(testimonialMachine, name).reason !== undefined
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (asksWhy && !reason.trim() ? { reason: enterReason } : {}),
    send: ({ reason }) => onConfirm(reason.trim()),
  })
  return (
    <FormDialog form={form} title={t(label)} action={t(label)} busy={busy} onClose={onClose}>
      <p>{t('{groom} and {bride}', { groom: story.groomName, bride: story.brideName })}</p>
      {asksWhy ? (
        <TextField label={t('Reason')} required maxLength={100} {...fieldOf(form, 'reason')} />
      ) : (
        <p>{t('This deletes the story and its photos. You cannot undo this.')}</p>
      )}
    </FormDialog>
  )
}
