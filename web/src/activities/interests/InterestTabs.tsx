import { answerTimeWords, interestRules } from '@bnr/contract/activities/interestRules'
import { activityLists, interestSlugs } from '@bnr/contract/activities/lists'
import { Link } from 'react-router'
import { t } from '../../ui/translation.ts'
import { useInterestNumbers } from '../calls.ts'
import classes from '../lists/ActivityPage.module.css'

/** Received, Sent and Accepted with their numbers. */
export function InterestTabs({ active }: { active: string }) {
  const { data } = useInterestNumbers()
  const numbers = {
    'interest-received': data?.received,
    'interest-expressed': data?.sent,
    'interest-accepted': data?.accepted,
  }
  return (
    <nav aria-label={t('Interests')}>
      <ul className={`${classes.tabs} ${classes.interests}`}>
        {interestSlugs.map((slug) => (
          <li key={slug}>
            <Link to={`/activity/${slug}`} aria-current={slug === active ? 'page' : undefined}>
              {t(activityLists[slug].tab)}
              <span className={classes.number}>{numbers[slug] ?? ''}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What an interest is, until the first one, and then how others see the owner's time to answer. */
export function InterestWords({ active }: { active: string }) {
  const { data } = useInterestNumbers()
  if (!data) return null
  if (data.received + data.sent === 0)
    return (
      <p className={classes.words}>
        {t(
          'An interest tells a family that you would like to get to know them. If they accept, you can write to each other.',
        )}
      </p>
    )
  if (active !== 'interest-received') return null
  const { answers, answerHours } = data
  return (
    <p className={classes.words}>
      {answerHours === undefined
        ? t(
            'Once you have answered {least} interests, others see how quickly you usually answer. Answered so far: {answers}.',
            {
              least: interestRules.answersForMedian,
              answers,
            },
          )
        : answerTimeShown(answerHours, answers)}
    </p>
  )
}

function answerTimeShown(hours: number, answers: number): string {
  const words = t(answerTimeWords(hours))
  return hours === 1
    ? t('Others see: {words}. Half of your {answers} answers came within 1 hour.', { words, answers })
    : t('Others see: {words}. Half of your {answers} answers came within {hours} hours.', {
        words,
        hours,
        answers,
      })
}
