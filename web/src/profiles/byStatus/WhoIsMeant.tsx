import { indianNumber } from '@bnr/contract/indianNumber'
import type { StaffCard } from '@bnr/contract/profiles/card'
import { maxWaiting } from '../../platform/decisions.ts'
import { t } from '../../ui/translation.ts'
import classes from './WhoIsMeant.module.css'

const maxNamed = 3

/** Names the profiles of an action and warns how many cannot be undone, before it starts. */
export function WhoIsMeant({ profiles }: { profiles: readonly StaffCard[] }) {
  const count = profiles.length
  return (
    <>
      <span>{namesOf(profiles)}</span>
      {count > maxWaiting && <strong className={classes.many}>{warningAbout(count)}</strong>}
    </>
  )
}

function warningAbout(count: number): string {
  const values = { count: indianNumber(count), most: maxWaiting, first: count - maxWaiting }
  return values.first === 1
    ? t(
        '{count} profiles at once. You can undo only the last {most}, for 5 seconds. The first cannot be undone.',
        values,
      )
    : t(
        '{count} profiles at once. You can undo only the last {most}, for 5 seconds. The first {first} cannot be undone.',
        values,
      )
}

/** Names up to three, and counts the rest. */
function namesOf(profiles: readonly StaffCard[]): string {
  const names = profiles.slice(0, maxNamed).map(({ basic, bnrId }) => basic?.name ?? bnrId ?? '')
  const more = profiles.length - names.length
  return more > 0 ? t('{names} and {more} more', { names: names.join(', '), more }) : names.join(', ')
}
