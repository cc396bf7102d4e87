import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { type TestimonialTransitionName, testimonialMachine } from '@bnr/contract/testimonials/transitions'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useStoryTransition } from './calls.ts'
import { StoryTransitionDialog } from './StoryTransitionDialog.tsx'
import { useReturn } from './useReturn.ts'

/** Milliseconds before the return to the queue, to read the confirmation (specification 3, section 4). */
const confirmationMilliseconds = 500

interface StoryTransitionsProps {
  story: Testimony
  /** The form has edits, which a decision would leave out. */
  isUnsaved: boolean
}

/** Buttons for what this person can do with the story. */
export function StoryTransitions({ story, isUnsaved }: StoryTransitionsProps) {
  const [openDialog, setOpenDialog] = useState<TestimonialTransitionName>()
  const { names, take, isBusy } = useStoryTransitions(story)

  const reason = useId()
  const press = (name: TestimonialTransitionName) => (asksFirst(name) ? setOpenDialog(name) : take(name))

  return (
    <>
      {isUnsaved && <p id={reason}>{t('Update the story first.')}</p>}
      {names.map((name) => (
        <Button
          key={name}
          variant={name === 'approve' || name === 'ready' ? 'filled' : 'outlined'}
          busy={isBusy}
          disabled={isUnsaved}
          aria-describedby={isUnsaved ? reason : undefined}
          onClick={() => press(name)}
        >
          {t(testimonialMachine.actions[name].label)}
        </Button>
      ))}
      {openDialog && (
        <StoryTransitionDialog
          name={openDialog}
          story={story}
          busy={isBusy}
          onConfirm={(reason) => take(openDialog, reason, () => setOpenDialog(undefined))}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  )
}

const asksFirst = (name: TestimonialTransitionName) => name === 'reject' || name === 'delete'

function useStoryTransitions(story: Testimony) {
  const { mutate, isPending, isSuccess } = useStoryTransition(story.id)
  const leave = useReturn()

  const take = (name: TestimonialTransitionName, reason?: string, onSettled = () => {}) =>
    mutate(
      { name, ...(reason ? { reason } : {}) },
      {
        onSuccess: ({ message }) => {
          toastSuccess(t(message))
          leave(confirmationMilliseconds)
        },
        onError: ({ message }) => toastError(t(message)),
        onSettled,
      },
    )
  return { names: story.can ?? [], take, isBusy: isPending || isSuccess }
}
