import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Suspense, useId, useRef, useState } from 'react'
import { useIsShown } from '../../platform/useIsShown.ts'
import { ShareButton } from '../../sharing/ShareButton.tsx'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useKeptFocus } from '../../ui/table/useKeptFocus.ts'
import { toastError } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useDismissal } from '../../ui/useDismissal.ts'
import bar from '../ActivityBar.module.css'
import { ActivityButton } from '../ActivityButton.tsx'
import { buttons } from '../buttons.ts'
import { InterestAnswers } from '../InterestAnswers.tsx'
import { interestText } from '../interestText.ts'
import { PhoneButton } from '../PhoneButton.tsx'
import { type ActivityTarget, interestBetween, nameOf } from '../target.ts'
import classes from './PairBar.module.css'

const MessageStep = lazyPart('activities/profile/MessageStep.tsx', () => import('./MessageStep.tsx'))
const BlockDialog = lazyDialog(() => import('../BlockDialog.tsx'))

/** Stays at the bottom of another member's profile: the next step, and everything else in a menu. */
export function PairBar({ target }: { target: ActivityTarget }) {
  const [isOpen, setOpen] = useState(false)
  const menuId = useId()
  const [root, button] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)]
  useDismissal({ open: isOpen, root, button, onDismiss: () => setOpen(false) })
  const step = nextSteps[pairState(target)]
  const text = interestText(target)
  return (
    <div className={classes.bar} data-pair-bar {...useKeptFocus()}>
      {text && <p className={classes.text}>{text}</p>}
      <div ref={root} className={classes.row}>
        <NextStep step={step} target={target} />
        <button
          ref={button}
          type="button"
          className={`${bar.activity} ${classes.more}`}
          aria-label={t('More for {name}', { name: nameOf(target) })}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconDots size={22} aria-hidden />
          <span>{t('More')}</span>
        </button>
        <ul
          id={menuId}
          className={classes.menu}
          data-open={isOpen || undefined}
          aria-label={t('What you can do with {name}', { name: nameOf(target) })}
        >
          <Others step={step} target={target} />
        </ul>
      </div>
    </div>
  )
}

interface StepProps {
  step: Step | undefined
  target: ActivityTarget
}

const onRefused = ({ message }: Error) => toastError(message)

function NextStep({ step, target }: StepProps) {
  const like = buttons.find(({ verb }) => verb === 'like')
  return (
    <div className={classes.step}>
      {step === 'like' && like && <ActivityButton button={like} target={target} onRefused={onRefused} />}
      {step === 'answer' && <InterestAnswers target={target} />}
      {step === 'phone' && <PhoneButton target={target} />}
      {step === 'message' && target.bnrId && (
        <Suspense fallback={<Skeleton height={48} />}>
          <MessageStep bnrId={target.bnrId} />
        </Suspense>
      )}
    </div>
  )
}

/** Steps after which an interest is no longer expressed: it is the step itself, waits for an answer or was accepted. */
const withoutLike: readonly (Step | undefined)[] = ['like', 'answer', 'message']

function Others({ step, target }: StepProps) {
  const others = buttons.filter(({ verb }) => verb !== 'like' || !withoutLike.includes(step))
  return (
    <>
      {others.map((button) => (
        <li key={button.verb}>
          <ActivityButton button={button} target={target} onRefused={onRefused} />
        </li>
      ))}
      {step !== 'phone' && (
        <li>
          <PhoneButton target={target} />
        </li>
      )}
      {target.othersMayShare !== false && (
        <li>
          <ShareButton profile={target} className={bar.activity} />
        </li>
      )}
      <li>
        <BlockButton target={target} />
      </li>
    </>
  )
}

/** Only on a profile's page, so that people look before they block. */
function BlockButton({ target }: { target: ActivityTarget }) {
  const [isOpen, setOpen] = useState(false)
  const isOnPage = useIsShown()
  return (
    <>
      <button
        type="button"
        className={bar.activity}
        aria-label={t('Block this profile')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconBan size={22} aria-hidden />
        <span>{t('Block')}</span>
      </button>
      {isOpen && <BlockDialog target={target} isOnPage={isOnPage} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What the bar of a profile offers first. */
type Step = 'like' | 'answer' | 'phone' | 'message'
type PairState = 'nothing' | 'sent' | 'declinedMine' | 'received' | 'declinedTheirs' | 'mutual'

/** The one next step of a member towards another, by what is between them. Everything else is in the menu. */
export const nextSteps: Record<PairState, Step | undefined> = {
  nothing: 'like',
  sent: 'phone',
  declinedMine: undefined,
  received: 'answer',
  declinedTheirs: 'answer',
  mutual: 'message',
}

export function pairState(target: ActivityTarget): PairState {
  const interest = interestBetween(target)
  if (!interest) return 'nothing'
  if (interest.side === 'mutual') return 'mutual'
  const isDeclined = interest.state === 'Declined'
  if (interest.side === 'sent') return isDeclined ? 'declinedMine' : 'sent'
  return isDeclined ? 'declinedTheirs' : 'received'
}
