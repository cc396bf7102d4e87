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
          onClick={() => (asksFirst(name) ? setAsked(name) : void take(name))}
        >
          {t(testimonialTransitions[name].label)}
        </Button>
      ))}
      {asked && (
        <StoryTransitionDialog
          name={asked}
          story={story}
          busy={isBusy}
          onConfirm={(reason) => void take(asked, reason).finally(() => setAsked(undefined))}
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
  const { mutateAsync, isPending, isSuccess } = useStoryTransition(story.id)
  const leave = useReturn()
  const names = testimonialTransitionNames.filter((name) => {
    const { from, permission }: TestimonialTransition = testimonialTransitions[name]
    return from.includes(story.status) && mayDo(user, permission)
  })

  async function take(name: TestimonialTransitionName, reason?: string) {
    try {
      const { message } = await mutateAsync({ name, ...(reason ? { reason } : {}) })
      toastSuccess(t(message))
      leave(readFor)
    } catch (error) {
      toastError(t((error as Error).message))
    }
  }
  return { names, take, isBusy: isPending || isSuccess }
}
