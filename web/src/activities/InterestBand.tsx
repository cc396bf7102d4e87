import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { useAnswer } from './calls.ts'
import classes from './InterestBand.module.css'
import { type ActivityTarget, type Interest, interestBetween, nameOf } from './target.ts'

/** The state of an interest between two people, and buttons to answer a received one. */
export function InterestBand({ target }: { target: ActivityTarget }) {
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
