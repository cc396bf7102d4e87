import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import classes from './ActivityBar.module.css'
import { useAnswer } from './calls.ts'
import { type ActivityTarget, interestBetween, nameOf } from './target.ts'

/** Accepts or declines a received interest. One that was declined can still be accepted. */
export function InterestAnswers({ target }: { target: ActivityTarget }) {
  const answer = useAnswer(target)
  const interest = interestBetween(target)
  if (interest?.side !== 'received') return null
  const name = nameOf(target)
  return (
    <div className={classes.answers}>
      <Button
        busy={answer.isPending}
        aria-label={t('Accept the interest of {name}', { name })}
        onClick={() => answer.mutate('accept')}
      >
        {t('Accept')}
      </Button>
      {interest.state === 'Pending' && (
        <Button
          variant="quiet"
          busy={answer.isPending}
          aria-label={t('Decline the interest of {name}', { name })}
          onClick={() => answer.mutate('decline')}
        >
          {t('Decline')}
        </Button>
      )}
    </div>
  )
}
