import { type CurrentMembership, freeMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './BaseMembership.module.css'

/** What plans are chosen against: the one that is held, or what everybody has. */
export function BaseMembership({ held }: { held: CurrentMembership | undefined }) {
  const { t } = useTranslation()
  const isPaid = held !== undefined && isPaidMembership(held)
  return (
    <Surface compact className={classes.base}>
      <p className={classes.name}>{t(held?.planName ?? freeMembership)}</p>
      <p>
        {isPaid
          ? t('Your membership, until {day}.', { day: held.expiresOn ? ordinalDay(held.expiresOn) : '' })
          : t('Register, complete your profile, search and like: free for as long as you wish.')}{' '}
        {isPaid && t('Contacts and interests that you have not used stay yours when you upgrade.')}
      </p>
    </Surface>
  )
}
