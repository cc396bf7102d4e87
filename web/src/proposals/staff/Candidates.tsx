import { type Candidate, type CandidateFit, candidateFits } from '@bnr/contract/proposals/endpoints'
import { proposalReasons } from '@bnr/contract/proposals/states'
import { useState } from 'react'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { t } from '../../ui/translation.ts'
import { CandidateCard } from './CandidateCard.tsx'
import classes from './Candidates.module.css'
import { useCandidates } from './calls.ts'
import { SendBar } from './SendBar.tsx'
import { usePicked } from './usePicked.ts'

const fits: Record<CandidateFit, string> = {
  mine: 'Meets the preferences of the member',
  both: 'Meets the preferences of both',
  anybody: 'Anybody',
}

interface CandidatesProps {
  memberId: number
  onProposed: () => void
}

/** The search of a relationship manager, with the preferences of the member filled in, and what was picked. */
export function Candidates({ memberId, onProposed }: CandidatesProps) {
  const [query, setQuery] = useState<{ fit: CandidateFit; page: number }>({ fit: 'mine', page: 0 })
  const found = useCandidates(memberId, query)
  const picked = usePicked()
  return (
    <>
      <div className={classes.filters}>
        <ChoiceField
          label={t('Who')}
          choices={candidateFits.map((value) => ({ value, label: t(fits[value]) }))}
          value={query.fit}
          onChange={(fit) => setQuery({ fit, page: 0 })}
        />
      </div>
      {found.data && <Excluding reasons={found.data.excluding} />}
      <PagedList<Candidate>
        found={found}
        page={query.page}
        onPage={(page) => setQuery({ ...query, page })}
        skeleton={<CardSkeletonList count={3} />}
        empty={
          <EmptyState
            title={t('Nobody to propose')}
            message={t(
              'Choose "Anybody" for a wider search, or talk with the family about their preferences.',
            )}
          />
        }
      >
        {(candidates) => (
          <ul className="stack-5">
            {candidates.map((candidate) => (
              <li key={candidate.profile.id}>
                <CandidateCard candidate={candidate} picked={picked} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <SendBar memberId={memberId} picked={picked} onProposed={onProposed} />
    </>
  )
}

/** Names the earlier answers that narrow the search, so that the manager knows why a profile is missing. */
function Excluding({ reasons }: { reasons: readonly (keyof typeof proposalReasons)[] }) {
  if (reasons.length === 0) return null
  return (
    <p className={classes.excluding}>
      {t('After earlier answers the search leaves out {people}.', {
        people: reasons.map((reason) => t(proposalReasons[reason].leavesOut)).join('; '),
      })}
    </p>
  )
}
