import { mayOpen } from '@bnr/contract/profiles/card'
import type { Candidate } from '@bnr/contract/proposals/endpoints'
import { proposalLimits } from '@bnr/contract/proposals/states'
import { partnerPreferences } from '@bnr/contract/search/preferences'
import { ProfileCard } from '../../profiles/card/ProfileCard.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { t } from '../../ui/translation.ts'
import classes from './Candidates.module.css'
import type { Picked } from './usePicked.ts'

interface CandidateCardProps {
  candidate: Candidate
  picked: Picked
}

/** Somebody to propose: what fits, and once picked the sentence to the member. */
export function CandidateCard({ candidate: { profile, meets }, picked }: CandidateCardProps) {
  if (!mayOpen(profile)) return null
  const { id, basic } = profile
  const sentence = picked.sentences.get(id)
  const name = basic?.name ?? ''
  return (
    <ProfileCard
      profile={profile}
      newTab
      note={<Met meets={meets} />}
      toolbar={
        <div className={classes.pick}>
          <CheckField
            label={t('Propose {name}', { name })}
            checked={sentence !== undefined}
            disabled={picked.isFull && sentence === undefined}
            onChange={(checked) => picked.set(id, checked ? '' : undefined)}
          />
          {sentence !== undefined && (
            <TextAreaField
              label={t('Why {name}? The family reads this', { name })}
              required
              rows={2}
              maxLength={proposalLimits.sentenceCharacters}
              value={sentence}
              error={picked.errors.get(id)}
              onChange={(text) => picked.set(id, text)}
            />
          )}
        </div>
      }
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
