import { indianNumber } from '@bnr/contract/indianNumber'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { t } from '../ui/translation.ts'
import type { Dashboard } from './calls.ts'
import { PeopleRow } from './PeopleRow.tsx'

/** The newest mutual matches. */
export function MatchesRow({ bnrId, matches }: Pick<Dashboard, 'matches'> & { bnrId: string }) {
  const { results, total } = matches
  const all = total === 1 ? t('See your match') : t('See all {count} matches', { count: indianNumber(total) })
  return (
    <PeopleRow
      id="matches-title"
      title={t('Your matches')}
      all={<Link to="/matches">{all}</Link>}
      people={results.map((profile) => ({ profile }))}
      empty={<NoMatches bnrId={bnrId} />}
    />
  )
}

function NoMatches({ bnrId }: { bnrId: string }) {
  return (
    <EmptyState
      title={t('No mutual matches yet')}
      message={t('Try wider partner preferences to get your first matches.')}
      action={
        <>
          <ButtonLink to={`/profile/update/${bnrId}#preferences`} variant="outlined">
            {t('Review your preferences')}
          </ButtonLink>
          <ButtonLink to="/profile/search" variant="quiet">
            {t('Search Profiles')}
          </ButtonLink>
        </>
      }
    />
  )
}
