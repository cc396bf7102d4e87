import type { Testimony } from '@bnr/contract/testimonials/schemas'
import {
  type TestimonialTransition,
  type TestimonialTransitionName,
  testimonialTransitionNames,
  testimonialTransitions,
} from '@bnr/contract/testimonials/transitions'
import { useState } from 'react'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Button } from '../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useStoryTransition } from './calls.ts'
import { StoryTransitionDialog } from './StoryTransitionDialog.tsx'
import { useReturn } from './useReturn.ts'

/** What the specification leaves to read before the queue is shown again. */
const readFor = 500

/** What this member of staff may do with a story as it stands. */
export function StoryTransitions({ story }: { story: Testimony }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<TestimonialTransitionName>()
  const { names, take, isBusy } = useStoryTransitions(story)
  return (
    <>
      {names.map((name) => (
        <Button
          key={name}
          variant={name === 'approve' || name === 'ready' ? 'filled' : 'outlined'}
          busy={isBusy}
          onClick={() => (asksFirst(name) ? setAsked(name) : take(name))}
        >
          {t(testimonialTransitions[name].label)}
        </Button>
      ))}
      {asked && (
        <StoryTransitionDialog
          name={asked}
          story={story}
          busy={isBusy}
          onConfirm={(reason) => take(asked, reason, () => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const asksFirst = (name: TestimonialTransitionName) => name === 'reject' || name === 'delete'

function useStoryTransitions(story: Testimony) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { mutate, isPending, isSuccess } = useStoryTransition(story.id)
  const leave = useReturn()
  const names = testimonialTransitionNames.filter((name) => {
    const { from, permission }: TestimonialTransition = testimonialTransitions[name]
    return from.includes(story.status) && mayDo(user, permission)
  })

  const take = (name: TestimonialTransitionName, reason?: string, onSettled = () => {}) =>
    mutate(
      { name, ...(reason ? { reason } : {}) },
      {
        onSuccess: ({ message }) => {
          toastSuccess(t(message))
          leave(readFor)
        },
        onError: ({ message }) => toastError(t(message)),
        onSettled,
      },
    )
  return { names, take, isBusy: isPending || isSuccess }
}
