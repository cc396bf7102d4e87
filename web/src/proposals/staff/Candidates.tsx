import { type Candidate, type CandidateFit, candidateFits } from '@bnr/contract/proposals/endpoints'
import { proposalReasons } from '@bnr/contract/proposals/states'
import { Suspense, useState } from 'react'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { useOpened } from '../../ui/useOpened.ts'
import { CandidateCard } from './CandidateCard.tsx'
import classes from './Candidates.module.css'
import { type CandidateSearch, useCandidates } from './calls.ts'
import type { NarrowingFormProps } from './NarrowingForm.tsx'
import { PickedElsewhere } from './PickFields.tsx'
import { SendBar } from './SendBar.tsx'
import type { Picked } from './usePicked.ts'

const NarrowingForm = lazyPart('proposals/staff/NarrowingForm.tsx', () => import('./NarrowingForm.tsx'))

const fits: Record<CandidateFit, string> = {
  mine: 'Meets the preferences of the member',
  both: 'Meets the preferences of both',
  anybody: 'Anybody',
}

interface CandidatesProps {
  memberId: number
  picked: Picked
  onProposed: () => void
}

/** The search of a relationship manager, with the preferences of the member filled in, and what was picked. */
export function Candidates({ memberId, picked, onProposed }: CandidatesProps) {
  const [query, setQuery] = useState<CandidateSearch>({ fit: 'mine', page: 0, criteria: [] })
  const found = useCandidates(memberId, query)
  return (
    <>
      <div className={classes.filters}>
        <ChoiceField
          label={t('Who')}
          choices={candidateFits.map((value) => ({ value, label: t(fits[value]) }))}
          value={query.fit}
          onChange={(fit) => setQuery({ ...query, fit, page: 0 })}
        />
      </div>
      <Narrowing onSearch={(criteria) => setQuery({ ...query, criteria, page: 0 })} />
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
              'Choose "Anybody" or fewer criteria, or talk with the family about their preferences.',
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
      <PickedElsewhere shown={found.data?.results.map(({ profile }) => profile.id) ?? []} picked={picked} />
      <SendBar memberId={memberId} picked={picked} onProposed={onProposed} />
    </>
  )
}

/** Criteria of the manager's own, besides the preferences. */
function Narrowing({ onSearch }: NarrowingFormProps) {
  const { opened, details } = useOpened()
  return (
    <Surface as="details" {...details} className={classes.narrowing}>
      <summary>{t('Narrow the search')}</summary>
      {opened && (
        <Suspense fallback={<RowsSkeleton />}>
          <NarrowingForm onSearch={onSearch} />
        </Suspense>
      )}
    </Surface>
  )
}

/** Names the earlier answers that narrow the search, so that the manager knows why a profile is missing. */
function Excluding({ reasons }: { reasons: readonly (keyof typeof proposalReasons)[] }) {
  if (reasons.length === 0) return null
  return (
    <p className={classes.excluding}>
      {t('Because of earlier answers, the search leaves out {people}.', {
        people: reasons.map((reason) => t(proposalReasons[reason].leavesOut)).join('; '),
      })}
    </p>
  )
}
