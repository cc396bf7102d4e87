import { type CurrentMembership, freeMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './BaseMembership.module.css'

/** What plans are chosen against: the one that is held, or what everybody has. */
export function BaseMembership({ held }: { held: CurrentMembership | undefined }) {
  const { t } = useTranslation()
  return (
    <Surface compact className={classes.base}>
      <p className={classes.name}>{t(held?.planName ?? freeMembership)}</p>
      {held && isPaidMembership(held) ? (
        <HeldText held={held} />
      ) : (
        <p>{t('Register, complete your profile, search and like. Free for as long as you want.')}</p>
      )}
    </Surface>
  )
}

function HeldText({ held: { expiresOn, renewsOn } }: { held: CurrentMembership }) {
  const { t } = useTranslation()
  return (
    <p>
      {expiresOn && t('Your membership, until {day}.', { day: ordinalDay(expiresOn) })}{' '}
      {renewsOn && t('Its renewal begins on {day}.', { day: ordinalDay(renewsOn) })}{' '}
      {t('When you upgrade, you keep contacts and interests that you have not used.')}
    </p>
  )
}
