import { mayOpen } from '@bnr/contract/profiles/card'
import type { Candidate } from '@bnr/contract/proposals/endpoints'
import { partnerPreferences } from '@bnr/contract/search/preferences'
import { ProfileCard } from '../../profiles/card/ProfileCard.tsx'
import { t } from '../../ui/translation.ts'
import classes from './Candidates.module.css'
import { PickFields } from './PickFields.tsx'
import type { Picked } from './usePicked.ts'

interface CandidateCardProps {
  candidate: Candidate
  picked: Picked
}

/** Somebody to propose, and what fits. */
export function CandidateCard({ candidate: { profile, meets }, picked }: CandidateCardProps) {
  if (!mayOpen(profile)) return null
  const { id, basic } = profile
  return (
    <ProfileCard
      profile={profile}
      newTab
      note={<Met meets={meets} />}
      toolbar={<PickFields id={id} name={basic?.name ?? ''} picked={picked} />}
    />
  )
}

function Met({ meets: { mine, theirs } }: Pick<Candidate, 'meets'>) {
  const lines = [
    { lead: t('Fits the member'), names: mine },
    { lead: t('The member fits'), names: theirs },
  ].filter(({ names }) => names.length > 0)
  if (lines.length === 0) return null
  return (
    <ul className={classes.met}>
      {lines.map(({ lead, names }) => (
        <li key={lead}>
          <strong>{lead}:</strong> {names.map((name) => t(partnerPreferences[name])).join(', ')}
        </li>
      ))}
    </ul>
  )
}
