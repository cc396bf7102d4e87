import { guestPageSize, lastGuestPage, pageSize } from '@bnr/contract/pageSizes'
import { missingForFullView } from '@bnr/contract/profiles/fullView'
import { type SearchSortName, searchSorts } from '@bnr/contract/search/sorts'
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router'
import { openSession } from '../accounts/openSession.ts'
import { currentSession, mayDo, type SessionUser, useSession } from '../accounts/session.ts'
import { ProfileCardList } from '../activities/ProfileCardList.tsx'
import { queryClient } from '../platform/queryClient.ts'
import { foundProfilesQuery, useFoundProfiles } from '../profiles/calls.ts'
import { FullViewNotice } from '../profiles/fullView/FullViewNotice.tsx'
import { fullViewStepOf } from '../profiles/fullView/fullView.ts'
import { useCovered } from '../profiles/fullView/useCovered.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import type { Choice } from '../ui/fields/choice.ts'
import { useAddress, usePage } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Redirect } from '../ui/Redirect.tsx'
import { shownAtOnce } from '../ui/shownAtOnce.ts'
import { t } from '../ui/translation.ts'
import { criteriaOf, memberCriteria } from './criteria.ts'
import { fromQuery, orderAddress, type Search, toQuery } from './query.ts'
import classes from './ResultsPage.module.css'
import { CriteriaSummary } from './results/CriteriaSummary.tsx'
import { FeaturedProfiles } from './results/FeaturedProfiles.tsx'
import { FoundProfiles, NothingFound } from './results/FoundProfiles.tsx'
import { Relaxations } from './results/Relaxations.tsx'

export const meta = () => pageMeta('Search results')

/** Without a server loader, React Router would not render this page on the server. */
export const loader = () => null

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  shownAtOnce(prefetchResults(new URL(request.url).searchParams))

async function prefetchResults(query: URLSearchParams) {
  await openSession()
  const { user } = currentSession()
  if (user?.gender) await queryClient.prefetchQuery(foundProfilesQuery(searchCallOf(user, query)))
}

/**
 * A member's results. The address contains the whole search, so it can be reloaded, bookmarked and shared with the
 * family.
 */
export default function ResultsPage() {
  const { user } = useSession()
  const [query] = useSearchParams()
  const { onPage, pageAddress } = usePage()
  const covered = useCovered()
  const search = fromQuery(query)
  const { form, values, page } = search
  const isLimited = fullViewStepOf(user) !== undefined
  const size = isLimited ? guestPageSize : pageSize
  const last = isLimited ? lastGuestPage : Number.POSITIVE_INFINITY
  const found = useFoundProfiles(searchCallOf(user, query), { enabled: page <= last })

  if (page > last) return <Redirect to={`?${toQuery({ ...search, page: last })}`} />

  const formAddress = `/profile/search?${toQuery({ form, values, page: 0 })}`
  return (
    <>
      <div className={classes.title}>
        <PageTitle title={t('Search results')} />
      </div>
      <FullViewNotice />
      <CriteriaSummary form={isLimited ? 'basic' : form} values={values} formAddress={formAddress} />
      <FoundProfiles
        found={found}
        page={page}
        isRounded={isLimited}
        pageSize={size}
        pageAddress={pageAddress}
        onPage={(next, how) => (next > last ? covered.onCovered() : onPage(next, how))}
        empty={<NothingFound action={<NextSteps formAddress={formAddress} form={form} values={values} />} />}
        tools={<SortChoice />}
      >
        {(profiles) => (
          <>
            {found.data?.featured && <FeaturedProfiles profiles={found.data.featured} />}
            <ProfileCardList profiles={profiles} />
          </>
        )}
      </FoundProfiles>
      {covered.dialog}
    </>
  )
}

/** After a search without results. */
function NextSteps({ formAddress, ...search }: Pick<Search, 'form' | 'values'> & { formAddress: string }) {
  return (
    <>
      <ButtonLink to={formAddress}>{t('Change search')}</ButtonLink>
      <ButtonLink variant="outlined" to="/matches">
        {t('See your matches')}
      </ButtonLink>
      <Relaxations {...search} />
    </>
  )
}

const sorts: readonly Choice<SearchSortName>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'youngest', label: 'Youngest first' },
  { value: 'eldest', label: 'Oldest first' },
  { value: 'photoFirst', label: 'With photo first' },
]
/** Only members see when others were active. */
const byActivity: Choice<SearchSortName> = { value: 'recentlyActive', label: 'Recently active' }

/** Changing the order returns to the first page. */
function SortChoice() {
  const [{ sort }, change] = useAddress(orderAddress)
  const isMember = mayDo(useSession().user, 'member.area')
  return (
    <ChoiceField
      label={t('Sort by')}
      choices={[...sorts, ...(isMember ? [byActivity] : [])].map((choice) => ({
        ...choice,
        label: t(choice.label),
      }))}
      value={sort}
      onChange={(sort) => change({ sort }, { preventScrollReset: true })}
    />
  )
}

type Searcher = Pick<SessionUser, 'gender' | 'profileId' | 'phoneVerified' | 'status'>

/** The search call for a results address. Members who may not see full profiles send the guest criteria. */
function searchCallOf(user: Searcher | null, address: URLSearchParams) {
  const { form, values, page, sort } = fromQuery(address)
  const isLimited = user?.gender !== undefined && missingForFullView(user) !== undefined
  const own = user?.gender ? memberCriteria(user.gender) : []
  const size = isLimited ? guestPageSize : pageSize
  return {
    query: { page, size, ...(sort !== 'newest' && { sort: searchSorts[sort] }) },
    body: {
      ...(user?.profileId && { fromId: user.profileId }),
      criteria: [...own, ...criteriaOf(isLimited ? 'basic' : form, values)],
    },
  }
}
