import { indianNumber } from '@bnr/contract/indianNumber'
import type { StaffCard } from '@bnr/contract/profiles/card'
import { mostWaiting } from '../../platform/decisions.ts'
import { type Translate, useTranslation } from '../../ui/translation.ts'
import classes from './WhoIsMeant.module.css'

const mostNamed = 3

/** Whom an action is about, and how much of it can be taken back: asked before it begins. */
export function WhoIsMeant({ profiles }: { profiles: readonly StaffCard[] }) {
  const { t } = useTranslation()
  const count = profiles.length
  return (
    <>
      <span>{namesOf(profiles, t)}</span>
      {count > mostWaiting && (
        <strong className={classes.many}>
          {t(
            '{count} profiles at once. You can undo only the last {most}, for 5 seconds. The first {first} cannot be undone.',
            {
              count: indianNumber(count),
              first: count - mostWaiting,
              most: mostWaiting,
            },
          )}
        </strong>
      )}
    </>
  )
}

/** By name, as long as they are few. */
function namesOf(profiles: readonly StaffCard[], t: Translate): string {
  const names = profiles.slice(0, mostNamed).map(({ basic, bnrId }) => basic?.name ?? bnrId ?? '')
  const more = profiles.length - names.length
  return more > 0 ? t('{names} and {more} more', { names: names.join(', '), more }) : names.join(', ')
}
