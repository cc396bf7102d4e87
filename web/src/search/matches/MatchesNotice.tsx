import type { Profile, ProfileSections } from '@bnr/contract/profiles/profile'
import { Link } from 'react-router'
import { useProfile } from '../../profiles/calls.ts'
import { isEmpty } from '../../profiles/fields/change.ts'
import { t } from '../../ui/translation.ts'
import classes from './MatchesNotice.module.css'

/** Explains a list of matches that is longer or less useful than the member may expect. */
export function MatchesNotice({ bnrId }: { bnrId: string }) {
  const { data } = useProfile(bnrId)
  if (!data) return null
  const texts = noticesOf(data)
  if (texts.length === 0) return null
  return (
    <div className={classes.notice}>
      {texts.map(({ text, link, to }) => (
        <p key={text}>
          {t(text)} <Link to={to}>{t(link)}</Link>
        </p>
      ))}
    </div>
  )
}

function noticesOf(profile: Profile) {
  const update = `/profile/update/${profile.bnrId}`
  return [
    !hasPreferences(profile) && {
      text: 'You have not set your partner preferences yet, so we show everybody.',
      link: 'Set your preferences',
      to: `${update}#preferences`,
    },
    profile.status !== 'Active' && {
      text: 'Your profile is not active. You can look around, but others cannot see it.',
      link: 'See what is missing',
      to: update,
    },
  ].filter((notice) => notice !== false)
}

const hasPreferences = ({
  basicPreference,
  religiousPreference,
  professionalPreference,
  locationPreference,
}: ProfileSections) =>
  !isEmpty([basicPreference, religiousPreference, professionalPreference, locationPreference])
