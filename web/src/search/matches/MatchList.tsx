import { guestPageSize, lastGuestPage, pageSize } from '@bnr/contract/pageSizes'
import type { Match, MatchDirection, MetPreferences } from '@bnr/contract/search/matches'
import { type PartnerPreference, partnerPreferences } from '@bnr/contract/search/preferences'
import { widerOf } from '@bnr/contract/search/wider'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useSession } from '../../accounts/session.ts'
import { ProfileCardList } from '../../activities/ProfileCardList.tsx'
import { useFullViewStep } from '../../profiles/fullView/fullView.ts'
import { useCovered } from '../../profiles/fullView/useCovered.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pagesOf, useAddress } from '../../ui/list/useAddress.ts'
import { t } from '../../ui/translation.ts'
import { FoundProfiles } from '../results/FoundProfiles.tsx'
import { useMatches } from './calls.ts'
import { addressWith, directionWords, matchesAddress, shownMatches } from './directions.ts'
import classes from './MatchList.module.css'
import { MoreMatches } from './MoreMatches.tsx'
import { TriedPreference } from './TriedPreference.tsx'

export function MatchList({ profileId, bnrId }: { profileId: number; bnrId: string }) {
  const address = useAddress(matchesAddress)
  const isLimited = useFullViewStep() !== undefined
  const covered = useCovered()
  const search = shownMatches(address[0], !isLimited)
  const size = isLimited ? guestPageSize : pageSize
  const found = useMatches(profileId, search, size)
  const { pageAddress, onPage } = pagesOf(address)
  const wider = widerOf(search.wider)
  const back = addressWith(search, { wider: '', page: 0 })

  return (
    <>
      {wider && (found.data || !found.isError) && (
        <TriedPreference profileId={profileId} wider={wider} change={found.data?.change} back={back} />
      )}
      <FoundProfiles
        found={found}
        page={search.page}
        pageSize={size}
        pageAddress={pageAddress}
        onPage={(next, how) => (isLimited && next > lastGuestPage ? covered.onCovered() : onPage(next, how))}
        isRounded={isLimited}
        failed={t('We could not load your matches')}
        empty={<NoMatches direction={search.direction} bnrId={bnrId} />}
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
      {wider && !found.data && found.isError && (
        <p className={classes.back}>
          <ButtonLink variant="outlined" to={{ search: back }}>
            {t('Back to my matches')}
          </ButtonLink>
        </p>
      )}
      {found.data && !wider && !isLimited && (
        <MoreMatches profileId={profileId} bnrId={bnrId} search={search} />
      )}
      {covered.dialog}
    </>
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

function MetLines({ match: { meets } }: { match: Pick<Match, 'meets'> }) {
  const { user } = useSession()
  const texts = metTexts(meets, user?.gender === 'f' ? 'm' : 'f')
  if (texts.length === 0) return null
  return (
    <ul className={classes.lines}>
      {texts.map(({ lead, names }) => (
        <li key={lead}>
          <IconCircleCheck size={18} aria-hidden />
          <span>
            <strong>{lead}</strong> {names}
          </span>
        </li>
      ))}
    </ul>
  )
}

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
const named = (names: readonly PartnerPreference[]) =>
  listed(names.map((name) => t(partnerPreferences[name])))

/** The lines on a match's card, such as "Fits your age and place" and "You fit her education". */
function metTexts({ mine, theirs }: MetPreferences, gender: 'm' | 'f') {
  return [
    { lead: t('Fits your'), names: named(mine) },
    { lead: gender === 'f' ? t('You fit her') : t('You fit his'), names: named(theirs) },
  ].filter(({ names }) => names !== '')
}
