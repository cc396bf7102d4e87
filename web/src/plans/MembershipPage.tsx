import { ForViewers } from '../accounts/ForViewers.tsx'
import { firstKnown } from '../platform/knownPaths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Prose } from '../ui/Prose.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { useTranslation } from '../ui/translation.ts'
import classes from './MembershipPage.module.css'

export const meta = () =>
  pageMeta(
    'Membership',
    'Registering is free. A membership opens phone numbers, expressed interests and personal help.',
  )

const kinds = [
  {
    name: 'Self Service',
    about: 'For families who like to search themselves.',
    gains: ['View phone numbers and call', 'Express interest', 'Keep a shortlist to talk over at home'],
  },
  {
    name: 'Personal Help & Assistance',
    about: 'For families who have little time.',
    gains: [
      'All of Self Service',
      'A relationship manager who suggests matches',
      'First calls made on your behalf',
    ],
  },
  {
    name: 'Elite',
    about: 'For families who value discretion most.',
    gains: [
      'Verified profiles, shared with you on WhatsApp',
      'Support at any hour',
      'Confidentiality throughout',
    ],
  },
]

export default function MembershipPage() {
  const { t } = useTranslation()
  return (
    <Prose
      wide
      title={t('Membership')}
      lead={t(
        'Registering, completing a profile and looking around is free. A membership is for the day you want to speak with a family.',
      )}
    >
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind.name} className={classes.kind}>
            <h2>{t(kind.name)}</h2>
            <p>{t(kind.about)}</p>
            <ul>
              {kind.gains.map((gain) => (
                <li key={gain}>{t(gain)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={classes.next}>
        <ForViewers guest={<Register />} member={<OwnMembership />} />
      </div>
    </Prose>
  )
}

function Register() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('Prices are shown once you are logged in, together with what is on offer that day.')}</p>
      <ButtonLink to="/home">{t('REGISTER')}</ButtonLink>
    </>
  )
}

function OwnMembership() {
  const { t } = useTranslation()
  const plans = firstKnown('/packages')
  return (
    <>
      <p>{t('What your own membership holds, what is left of it and until when, stands in My Account.')}</p>
      <div className={classes.ways}>
        <ButtonLink to="/profile/myaccount">{t('Your membership')}</ButtonLink>
        {plans && (
          <ButtonLink to={plans} variant="outlined">
            {t('Plans and prices')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
