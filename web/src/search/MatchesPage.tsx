import { guestPageSize, pageSize } from '@bnr/contract/pageSizes'
import { matchDirections } from '@bnr/contract/search/matches'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { openSession } from '../accounts/openSession.ts'
import { currentSession, useSession } from '../accounts/session.ts'
import { queryClient } from '../platform/queryClient.ts'
import { FullViewNotice } from '../profiles/fullView/FullViewNotice.tsx'
import { fullViewStepOf, useFullViewStep } from '../profiles/fullView/fullView.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { readAddress } from '../ui/list/address.ts'
import { useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { shownAtOnce } from '../ui/shownAtOnce.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { t } from '../ui/translation.ts'
import { useFocusIfLost } from '../ui/useFocusIfLost.ts'
import { matchesQuery } from './matches/calls.ts'
import { directionWords, matchesAddress, shownMatches } from './matches/directions.ts'
import { MatchesNotice } from './matches/MatchesNotice.tsx'
import { MatchList } from './matches/MatchList.tsx'

export const meta = () => pageMeta('Matches')

/** Without a server loader, React Router would not render this page on the server. */
export const loader = () => null

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  shownAtOnce(prefetchMatches(new URL(request.url).searchParams))

async function prefetchMatches(query: URLSearchParams) {
  await openSession()
  const { user } = currentSession()
  if (!user?.profileId) return
  const isLimited = fullViewStepOf(user) !== undefined
  const search = shownMatches(readAddress(matchesAddress, query), !isLimited)
  const size = isLimited ? guestPageSize : pageSize
  await queryClient.prefetchQuery(matchesQuery(user.profileId, search, size))
}

/** Profiles that fit the member's preferences, profiles whose preferences the member fits, and mutual matches. */
export default function MatchesPage() {
  const { user } = useSession()
  const [{ direction, wider }, change] = useAddress(matchesAddress)
  const isLimited = useFullViewStep() !== undefined
  useFocusIfLost(wider)
  if (!user?.profileId || !user.bnrId) return null
  const { profileId, bnrId } = user
  const tabs = matchDirections.map((key) => ({
    key,
    label: t(directionWords[key].tab),
    panel: () => <MatchList profileId={profileId} bnrId={bnrId} />,
  }))
  return (
    <>
      <PageTitle
        title={t('Matches')}
        lead={t('Newest first. Profiles you ignored or blocked are left out.')}
        actions={
          <ButtonLink variant="outlined" to={`/profile/update/${bnrId}#preferences`}>
            {t('Partner preferences')}
          </ButtonLink>
        }
      />
      <FullViewNotice />
      <MatchesNotice bnrId={bnrId} />
      {isLimited ? (
        <MatchList profileId={profileId} bnrId={bnrId} />
      ) : (
        <Tabs
          label={t('Direction of the match')}
          tabs={tabs}
          active={direction}
          onChange={(chosen) => change({ direction: chosen }, { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  )
}
