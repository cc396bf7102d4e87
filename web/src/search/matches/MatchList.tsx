import type { MatchDirection } from '@bnr/contract/search/matches'
import { ProfileCardList } from '../../activities/ProfileCardList.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useAddress } from '../../ui/list/useAddress.ts'
import { t } from '../../ui/translation.ts'
import { FoundProfiles } from '../results/FoundProfiles.tsx'
import { useMatches } from './calls.ts'
import { directionWords, matchesAddress } from './directions.ts'
import { MetLines } from './MetLines.tsx'

export function MatchList({ profileId, bnrId }: { profileId: number; bnrId: string }) {
  const [{ direction, page }, change, pageAddress] = useAddress(matchesAddress)
  const found = useMatches(profileId, { direction, page })

  return (
    <FoundProfiles
      found={found}
      page={page}
      pageAddress={pageAddress}
      onPage={(next, how) => change({ page: next }, how)}
      failed={t('We could not load your matches')}
      empty={<NoMatches direction={direction} bnrId={bnrId} />}
    >
      {(matches) => (
        <ProfileCardList
          profiles={matches.map(({ profile }) => profile)}
          note={(profile) => {
            const match = matches.find((candidate) => candidate.profile.id === profile.id)
            return match && <MetLines match={match} />
          }}
        />
      )}
    </FoundProfiles>
  )
}

function NoMatches({ direction, bnrId }: { direction: MatchDirection; bnrId: string }) {
  const { empty, advice } = directionWords[direction]
  const action =
    direction === 'theirs' ? (
      <ButtonLink to={`/profile/update/${bnrId}`}>{t('Complete your profile')}</ButtonLink>
    ) : (
      <ButtonLink to={`/profile/update/${bnrId}#preferences`}>{t('Change partner preferences')}</ButtonLink>
    )
  return <EmptyState title={t(empty)} message={t(advice)} action={action} />
}
