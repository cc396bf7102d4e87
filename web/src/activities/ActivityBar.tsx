import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useState } from 'react'
import { useSession } from '../accounts/session.ts'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import classes from './ActivityBar.module.css'
import { ActivityButton } from './ActivityButton.tsx'
import { buttons } from './buttons.ts'
import { useAnswer } from './calls.ts'
import { type ActivityTarget, type Interest, interestBetween, nameOf } from './target.ts'

const PhoneDialog = lazyDialog(() => import('./PhoneDialog.tsx'))

/** The activity buttons on the card and the page of another member's profile. */
export function ActivityBar({ target }: { target: ActivityTarget }) {
  const { user } = useSession()
  const [isPhoneOpen, setPhoneOpen] = useState(false)
  if (user?.profileId === undefined || user.profileId === target.id) return null

  return (
    <div className="stack-3">
      <InterestBand target={target} />
      <ul
        className={classes.activities}
        aria-label={t('What you can do with {name}', { name: nameOf(target) })}
      >
        {buttonsFor(target).map((button) => (
          <li key={button.verb}>
            <ActivityButton
              button={button}
              target={target}
              onRefused={({ message }) => toastError(message)}
            />
          </li>
        ))}
        <li>
          <PhoneButton target={target} onOpen={() => setPhoneOpen(true)} />
        </li>
      </ul>
      {isPhoneOpen && <PhoneDialog target={target} onClose={() => setPhoneOpen(false)} />}
    </div>
  )
}

/** A received interest is accepted or declined, so there is no button to express one. */
function buttonsFor(target: ActivityTarget) {
  const side = interestBetween(target)?.side
  return buttons.filter(({ verb }) => verb !== 'like' || side === undefined || side === 'sent')
}

function PhoneButton({ target, onOpen }: { target: ActivityTarget; onOpen: () => void }) {
  const isOpen = target.basic?.phone != null
  return (
    <button
      type="button"
      className={classes.activity}
      data-done={isOpen || undefined}
      aria-label={t('View Phone number of {name}', { name: nameOf(target) })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <IconPhone size={22} aria-hidden />
      <span>{t('View Phone')}</span>
    </button>
  )
}

/** The state of an interest between two people, and buttons to answer a received one. */
function InterestBand({ target }: { target: ActivityTarget }) {
  const answer = useAnswer(target)
  const interest = interestBetween(target)
  const text = interest && textOf(interest, nameOf(target))
  if (!interest || !text) return null
  return (
    <div className={classes.band} data-mutual={interest.side === 'mutual' || undefined}>
      <p>{text}</p>
      {interest.side === 'received' && (
        <div className={classes.answers}>
          <Button
            busy={answer.isPending}
            aria-label={t('Accept the interest of {name}', { name: nameOf(target) })}
            onClick={() => answer.mutate('accept')}
          >
            {t('Accept')}
          </Button>
          {interest.state === 'Pending' && (
            <Button
              variant="quiet"
              busy={answer.isPending}
              aria-label={t('Decline the interest of {name}', { name: nameOf(target) })}
              onClick={() => answer.mutate('decline')}
            >
              {t('Decline')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function textOf(interest: Interest, name: string): string | undefined {
  if (interest.side === 'mutual') return t('You and {name} are interested in each other', { name })
  if (interest.side === 'received')
    return interest.state === 'Declined'
      ? t('You declined the interest of {name}', { name })
      : t('{name} is interested in you', { name })
  return interest.state === 'Declined' ? t('{name} declined your interest', { name }) : undefined
}
