import { Button } from '../ui/Button.tsx'
import { type Translate, useTranslation } from '../ui/translation.ts'
import { useAnswer } from './calls.ts'
import classes from './InterestBand.module.css'
import { type ActionTarget, type InterestStanding, interestBetween, nameOf } from './target.ts'

/** How an interest stands between the two, and the answer to one that was received. */
export function InterestBand({ target }: { target: ActionTarget }) {
  const { t } = useTranslation()
  const answer = useAnswer(target)
  const standing = interestBetween(target)
  const text = standing && textOf(standing, nameOf(target), t)
  if (!standing || !text) return null
  return (
    <div className={classes.band} data-mutual={standing.side === 'mutual' || undefined}>
      <p>{text}</p>
      {standing.side === 'received' && (
        <div className={classes.answers}>
          <Button
            busy={answer.isPending}
            aria-label={t('Accept the interest of {name}', { name: nameOf(target) })}
            onClick={() => answer.mutate('accept')}
          >
            {t('Accept')}
          </Button>
          {standing.state === 'Pending' && (
            <Button
              look="quiet"
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

function textOf(standing: InterestStanding, name: string, t: Translate): string | undefined {
  if (standing.side === 'mutual') return t('You and {name} are interested in each other', { name })
  if (standing.side === 'received')
    return standing.state === 'Declined'
      ? t('You declined the interest of {name}', { name })
      : t('{name} is interested in you', { name })
  return standing.state === 'Declined' ? t('{name} declined your interest', { name }) : undefined
}
