import { ForViewers } from '../accounts/ForViewers.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Prose } from '../ui/Prose.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import classes from './MembershipPage.module.css'

export const meta = () =>
  pageMeta(
    'Membership',
    'Registering is free. With a membership you can view phone numbers, express interest and get personal help.',
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
  return (
    <Prose
      wide
      title={t('Membership')}
      lead={t(
        'You can register, complete your profile and look around for free. You need a membership when you want to speak with a family.',
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
        <ForViewers guest={registration} member={ownMembership} />
      </div>
    </Prose>
  )
}

interface NextProps {
  about: string
  to: string
  label: string
}

/** The next step, and a link to all plans. */
function Next({ about, to, label }: NextProps) {
  return (
    <>
      <p>{t(about)}</p>
      <div className="row-3">
        <ButtonLink to={to}>{t(label)}</ButtonLink>
        <ButtonLink to="/packages" variant="outlined">
          {t('Plans and prices')}
        </ButtonLink>
      </div>
    </>
  )
}

const registration = (
  <Next about="Compare what each membership costs and includes." to="/home" label="REGISTER" />
)

const ownMembership = (
  <Next
    about="My Account shows your membership, what you have left and when it ends."
    to="/profile/myaccount"
    label="Your membership"
  />
)
