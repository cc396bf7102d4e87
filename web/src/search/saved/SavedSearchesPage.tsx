import { type MemberSearch, maxMemberSearches } from '@bnr/contract/search/memberSearches'
import { openSession } from '../../accounts/openSession.ts'
import { currentSession, useSession } from '../../accounts/session.ts'
import { queryClient } from '../../platform/queryClient.ts'
import { FullViewNotice } from '../../profiles/fullView/FullViewNotice.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { shownAtOnce } from '../../ui/shownAtOnce.ts'
import { t } from '../../ui/translation.ts'
import { useFocusAfterRemoval } from '../../ui/useFocusAfterRemoval.ts'
import { useFocusIfLost } from '../../ui/useFocusIfLost.ts'
import { memberSearchesQuery, useMemberSearches } from './calls.ts'
import { SavedSearchRow } from './SavedSearchRow.tsx'

export const meta = () => pageMeta('Saved searches')

/** Without a server loader, React Router would not render this page on the server. */
export const loader = () => null

export const clientLoader = () => shownAtOnce(prefetchSearches())

async function prefetchSearches() {
  await openSession()
  const { user } = currentSession()
  if (user?.profileId) await queryClient.prefetchQuery(memberSearchesQuery(user.profileId))
}

/** The searches that a member saved, with what is new in each. */
export default function SavedSearchesPage() {
  useSentOnLeaving('saved searches')
  return (
    <>
      <PageTitle
        title={t('Saved searches')}
        lead={t('At most once a day, we tell you about new profiles. You can save {count} searches.', {
          count: maxMemberSearches,
        })}
        actions={
          <ButtonLink variant="outlined" to="/profile/settings?active=notifications">
            {t('Notification settings')}
          </ButtonLink>
        }
      />
      <FullViewNotice />
      <SearchList />
    </>
  )
}

function SearchList() {
  const { data, error, isFetching, refetch } = useMemberSearches(useSession().user?.profileId ?? 0)
  useFocusIfLost(String(data?.length === 0))
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <CardSkeletonList count={3} />
  if (data.length === 0) return <NothingSaved />
  return <Rows searches={data} />
}

function Rows({ searches }: { searches: readonly MemberSearch[] }) {
  const list = useFocusAfterRemoval(searches.length)
  return (
    <ul className="stack-4" ref={list} tabIndex={-1}>
      {searches.map((search) => (
        <SavedSearchRow key={search.id} search={search} />
      ))}
    </ul>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      title={t('You have not saved a search yet')}
      message={t('Search, then press "Save this search" above the results.')}
      action={<ButtonLink to="/profile/search">{t('Search')}</ButtonLink>}
    />
  )
}
