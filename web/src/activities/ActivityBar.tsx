import { useSession } from '../accounts/session.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useKeptFocus } from '../ui/table/useKeptFocus.ts'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import classes from './ActivityBar.module.css'
import { ActivityButton } from './ActivityButton.tsx'
import { buttons } from './buttons.ts'
import { InterestAnswers } from './InterestAnswers.tsx'
import { interestText } from './interestText.ts'
import { PhoneButton } from './PhoneButton.tsx'
import { type ActivityTarget, interestBetween, nameOf } from './target.ts'

/** The activity buttons on the card of another member's profile. Its page has profile/PairBar.tsx. */
export function ActivityBar({ target }: { target: ActivityTarget }) {
  const { user } = useSession()
  const keptFocus = useKeptFocus()
  if (user?.profileId === undefined || user.profileId === target.id) return null

  return (
    <div className="stack-3" {...keptFocus}>
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
          <PhoneButton target={target} />
        </li>
      </ul>
    </div>
  )
}

/** A received interest is accepted or declined, so there is no button to express one. */
function buttonsFor(target: ActivityTarget) {
  const side = interestBetween(target)?.side
  return buttons.filter(({ verb }) => verb !== 'like' || side === undefined || side === 'sent')
}

/** The state of an interest between two people, and buttons to answer a received one. */
function InterestBand({ target }: { target: ActivityTarget }) {
  const text = interestText(target)
  if (!text) return null
  const isMutual = interestBetween(target)?.side === 'mutual'
  return (
    <div className={classes.band} data-mutual={isMutual || undefined}>
      <p>{text}</p>
      <InterestAnswers target={target} />
      {isMutual && (
        <ButtonLink to={`/messages/${target.bnrId}`} of={t('to {name}', { name: nameOf(target) })}>
          {t('Send a message')}
        </ButtonLink>
      )}
    </div>
  )
}
