import { pageSize } from '@bnr/contract/pageSizes'
import type { MatchDirection } from '@bnr/contract/search/matches'
import { Navigate, useSearchParams } from 'react-router'
import { ProfileCardList } from '../../profiles/card/ProfileCardList.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { usePageParam } from '../../ui/usePageParam.ts'
import { pageOf } from '../query.ts'
import { FoundProfiles } from '../results/FoundProfiles.tsx'
import { type MatchesCall, useMatches } from './calls.ts'
import { directionOf, directionWords } from './directions.ts'
import { MetLines } from './MetLines.tsx'

/** The call that an address of matches stands for. */
export const matchesCallOf = (profileId: number, query: URLSearchParams): MatchesCall => ({
  profileId,
  direction: directionOf(query),
  page: pageOf(query),
  size: pageSize,
})

/** The matches of the direction and page that the address names. */
export function MatchList({ profileId, bnrId }: { profileId: number; bnrId: string }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const turnTo = usePageParam()
  const direction = directionOf(query)
  const page = pageOf(query)
  const found = useMatches(matchesCallOf(profileId, query))

  const lastPage = found.data ? Math.max(Math.ceil(found.data.total / pageSize) - 1, 0) : page
  if (page > lastPage)
    return <Navigate to={`?${new URLSearchParams({ direction, page: String(lastPage) })}`} replace />

  return (
    <FoundProfiles
      found={found}
      page={page}
      pageSize={pageSize}
      onPage={turnTo}
      failed={t('Your matches could not be found')}
      empty={<NoMatches direction={direction} bnrId={bnrId} />}
    >
      {(matches) => (
        <ProfileCardList
          profiles={matches.map(({ profile }) => profile)}
          note={(profile) => {
            const match = matches.find((one) => one.profile.id === profile.id)
            return match && <MetLines match={match} />
          }}
        />
      )}
    </FoundProfiles>
  )
}

function NoMatches({ direction, bnrId }: { direction: MatchDirection; bnrId: string }) {
  const { t } = useTranslation()
  const { empty, advice } = directionWords[direction]
  const action =
    direction === 'theirs' ? (
      <ButtonLink to={`/profile/update/${bnrId}`}>{t('Complete your profile')}</ButtonLink>
    ) : (
      <ButtonLink to={`/profile/update/${bnrId}#preferences`}>{t('Change partner preferences')}</ButtonLink>
    )
  return <EmptyState title={t(empty)} message={t(advice)} action={action} />
}
