import { equal } from '@bnr/contract/criteria'
import { guestPageSize, lastGuestPage, pageSize } from '@bnr/contract/pageSizes'
import { missingForFullView } from '@bnr/contract/profiles/fullView'
import { searchSorts } from '@bnr/contract/search/sorts'
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router'
import { openSession } from '../accounts/openSession.ts'
import { currentSession, type SessionUser, useSession } from '../accounts/session.ts'
import { ProfileCardList } from '../activities/ProfileCardList.tsx'
import { queryClient } from '../platform/queryClient.ts'
import { foundProfilesQuery, useFoundProfiles } from '../profiles/calls.ts'
import { FullViewNotice } from '../profiles/fullView/FullViewNotice.tsx'
import { fullViewStepOf } from '../profiles/fullView/fullView.ts'
import { useCovered } from '../profiles/fullView/useCovered.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { latePart, widePart } from '../ui/latePart.ts'
import { readAddress } from '../ui/list/address.ts'
import { useAddress, usePage } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Redirect } from '../ui/Redirect.tsx'
import { shownAtOnce } from '../ui/shownAtOnce.ts'
import { t } from '../ui/translation.ts'
import { useFocusIfLost } from '../ui/useFocusIfLost.ts'
import { criteriaOf, memberCriteria } from './criteria.ts'
import { fromQuery, type Search, toQuery } from './query.ts'
import classes from './ResultsPage.module.css'
import { CriteriaSummary } from './results/CriteriaSummary.tsx'
import { FeaturedProfiles } from './results/FeaturedProfiles.tsx'
import { FoundProfiles, NothingFound } from './results/FoundProfiles.tsx'
import { RefinedResults, RefineSkeleton } from './results/RefinedResults.tsx'
import relaxations from './results/Relaxations.module.css'
import type { RefinedSearch } from './results/refinedSearch.ts'
import { SortChoice } from './results/SortChoice.tsx'
import { NewSince, NothingNew, newMarkOf } from './saved/NewSince.tsx'
import { SaveSearch } from './saved/SaveSearch.tsx'
import { savedAddress, withoutSaved } from './saved/savedAddress.ts'
import { isStaffForm } from './searchForms.ts'

export const meta = () => pageMeta('Search results')

/** Without a server loader, React Router would not render this page on the server. */
export const loader = () => null

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  shownAtOnce(prefetchResults(new URL(request.url).searchParams))

async function prefetchResults(query: URLSearchParams) {
  await openSession()
  const { user } = currentSession()
  if (!user?.gender || (fullViewStepOf(user) && fromQuery(query).form === 'id')) return
  await queryClient.prefetchQuery(foundProfilesQuery(searchCallOf(user, query)))
}

const Relaxations = latePart(() => import('./results/Relaxations.tsx'), <div className={relaxations.list} />)
const RefineFields = widePart(() => import('./results/RefineFields.tsx'), <RefineSkeleton fields={7} />)

/**
 * A member's results. The address contains the whole search, so it can be reloaded, bookmarked and shared with the
 * family.
 */
export default function ResultsPage() {
  const { user } = useSession()
  const [query] = useSearchParams()
  useFocusIfLost(String(query))
  const search = fromQuery(query)
  const isLimited = fullViewStepOf(user) !== undefined
  if (isLimited && search.page > lastGuestPage)
    return <Redirect to={`?${toQuery({ ...search, page: lastGuestPage })}`} />

  const shown: Required<Search> = isLimited ? { ...search, form: 'basic' } : search
  const refined: RefinedSearch = { ...shown, fields: isLimited ? 'basic' : 'advanced' }
  const isById = search.form === 'id'
  const isRefinable = !isById && !isStaffForm(search.form)
  if (isLimited && isById) return <NotByIdYet />
  return (
    <RefinedResults
      head={
        <>
          <div className={classes.title}>
            <PageTitle title={t('Search results')} />
          </div>
          <FullViewNotice />
          <CriteriaSummary search={refined} isRefinable={isRefinable}>
            {(texts) => <SaveSearch search={shown} texts={texts} />}
          </CriteriaSummary>
        </>
      }
      column={isRefinable && <RefineFields search={refined} />}
    >
      <FoundMembers search={search} isLimited={isLimited} />
    </RefinedResults>
  )
}

/** Without the full view, a search by BNR ID would find everybody. */
function NotByIdYet() {
  return (
    <>
      <PageTitle title={t('Search results')} />
      <FullViewNotice />
      <EmptyState
        title={t('You cannot search by BNR ID yet')}
        action={<ButtonLink to="/profile/search">{t('Search by age, church and place')}</ButtonLink>}
      />
    </>
  )
}

function FoundMembers({ search, isLimited }: { search: Required<Search>; isLimited: boolean }) {
  const { user } = useSession()
  const [query] = useSearchParams()
  const { onPage, pageAddress } = usePage()
  const covered = useCovered()
  const [{ saved, new: onlyNew }] = useAddress(savedAddress)
  const found = useFoundProfiles(searchCallOf(user, query))
  // A saved search that was deleted, or one of the person who shared this address.
  if (saved > 0 && !isLimited && found.data && !found.data.fresh)
    return <Redirect to={`?${withoutSaved(query)}`} />
  return (
    <>
      {saved > 0 && !isLimited && <NewSince found={found.data} />}
      <FoundProfiles
        found={found}
        page={search.page}
        isRounded={isLimited}
        pageSize={isLimited ? guestPageSize : pageSize}
        pageAddress={pageAddress}
        onPage={(next, how) => (isLimited && next > lastGuestPage ? covered.onCovered() : onPage(next, how))}
        empty={onlyNew && !isLimited ? <NothingNew /> : <NothingFound action={<NextSteps {...search} />} />}
        tools={(total) => total > 1 && <SortChoice />}
      >
        {(profiles) => (
          <>
            {found.data?.featured && <FeaturedProfiles profiles={found.data.featured} />}
            <ProfileCardList profiles={profiles} note={newMarkOf(found.data?.fresh)} />
          </>
        )}
      </FoundProfiles>
      {covered.dialog}
    </>
  )
}

const formAddressOf = ({ form, values }: Pick<Search, 'form' | 'values'>) =>
  `/profile/search?${toQuery({ form, values, page: 0 })}`

/** After a search without results. */
function NextSteps({ form, values, sort }: Required<Search>) {
  return (
    <>
      <ButtonLink to={formAddressOf({ form, values })}>{t('Change search')}</ButtonLink>
      <ButtonLink variant="outlined" to="/matches">
        {t('See your matches')}
      </ButtonLink>
      <Relaxations form={form} values={values} sort={sort} />
    </>
  )
}

type Searcher = Pick<SessionUser, 'gender' | 'profileId' | 'phoneVerified' | 'status'>

/** The search call for a results address. Members who may not see full profiles send the guest criteria. */
function searchCallOf(user: Searcher | null, address: URLSearchParams) {
  const { form, values, page, sort } = fromQuery(address)
  const { saved, new: onlyNew } = readAddress(savedAddress, address)
  const isLimited = user?.gender !== undefined && missingForFullView(user) !== undefined
  const own = user?.gender ? memberCriteria(user.gender) : []
  const newOnly = saved > 0 && onlyNew && !isLimited ? equal({ nw: saved }) : []
  const size = isLimited ? guestPageSize : pageSize
  return {
    query: { page, size, ...(sort !== 'newest' && { sort: searchSorts[sort] }) },
    body: {
      ...(user?.profileId && { fromId: user.profileId }),
      ...(saved > 0 && { savedId: saved }),
      criteria: [...own, ...criteriaOf(isLimited ? 'basic' : form, values), ...newOnly],
    },
  }
}
