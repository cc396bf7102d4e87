import { t } from '../ui/translation.ts'
import { type ActivityTarget, interestBetween, nameOf, receivedInterest } from './target.ts'

/** What an interest between two people has come to; nothing to say of one that waits at the other side. */
export function interestText(target: ActivityTarget): string | undefined {
  const interest = interestBetween(target)
  if (!interest) return undefined
  const name = nameOf(target)
  if (interest.side === 'mutual') return t('You and {name} are interested in each other', { name })
  if (interest.side === 'received')
    return interest.state === 'Declined'
      ? t('You declined the interest of {name}', { name })
      : t(
          receivedInterest(target)?.introduced
            ? '{name} is interested in you. Our office introduced you'
            : '{name} is interested in you',
          { name },
        )
  return interest.state === 'Declined'
    ? t('{name} declined your interest. Families choose for many reasons; we wish you both well', { name })
    : undefined
}
