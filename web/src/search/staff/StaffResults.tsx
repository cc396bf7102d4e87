import { pageSize } from '@bnr/contract/pageSizes'
import { isStaffCard } from '@bnr/contract/profiles/card'
import { isPersonal } from '@bnr/contract/search/saved'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useCameWithPage, useHydrated } from '../../platform/useHydrated.ts'
import { useFoundProfiles } from '../../profiles/calls.ts'
import { StaffCards } from '../../profiles/staff/StaffCard.tsx'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import { usePage } from '../../ui/list/useAddress.ts'
import { OpenButton } from '../../ui/OpenButton.tsx'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { t } from '../../ui/translation.ts'
import { criteriaOf } from '../criteria.ts'
import { type Search, toQuery } from '../query.ts'
import { FoundProfiles, NothingFound } from '../results/FoundProfiles.tsx'
import { SearchNameDialog } from './lateDialogs.ts'
import classes from './StaffSearchPage.module.css'
import { useView, ViewChoice } from './ViewChoice.tsx'

const StaffCriteria = lazy(() => import('./StaffCriteria.tsx'))
/** Staff who choose cards do without its scripts. */
const ProfilesTable = lazyPart('search/staff/ProfilesTable.tsx', () => import('./ProfilesTable.tsx'))

export function StaffResults({ search }: { search: Search }) {
  const { form, values, page } = search
  const { onPage, pageAddress } = usePage()
  const [view] = useView()
  const criteria = criteriaOf(form, values)
  const found = useFoundProfiles({ query: { page, size: pageSize }, body: { criteria } })
  const address = String(toQuery({ form, values, page }))
  useSentOnLeaving(address)
  const isHydrated = useHydrated()
  const section = useScrollToResults(address, found.data !== undefined)
  return (
    <section ref={section} className={classes.results} data-view={view} aria-label={t('Search results')}>
      {form !== 'id' && (
        <div className={classes.criteria}>
          <Suspense>{isHydrated && <StaffCriteria search={search} />}</Suspense>
        </div>
      )}
      <FoundProfiles
        found={found}
        page={page}
        pageAddress={pageAddress}
        onPage={(next, how) => onPage(next, { ...how, preventScrollReset: true })}
        empty={<NothingFound />}
        tools={() => (
          <div className={classes.tools}>
            <ViewChoice />
            <SaveSearchButton search={search} />
          </div>
        )}
      >
        {(profiles, total) =>
          view === 'table' ? (
            <Suspense fallback={<RowsSkeleton />}>
              <ProfilesTable
                key={address}
                profiles={profiles.filter(isStaffCard)}
                matching={{ criteria, total }}
              />
            </Suspense>
          ) : (
            <StaffCards profiles={profiles} />
          )
        }
      </FoundProfiles>
    </section>
  )
}

/**
 * The form fills the screen, so scroll to new results and move the focus to their count. A page from the server that
 * somebody uses already stays where it is: a press would hit something else.
 */
function useScrollToResults(search: string, isThere: boolean) {
  const section = useRef<HTMLElement>(null)
  const shownFor = useRef<string>(undefined)
  const cameWithPage = useCameWithPage()

  useEffect(() => {
    const results = section.current
    if (!isThere || !results || shownFor.current === search) return
    const isFirst = shownFor.current === undefined
    shownFor.current = search
    if (isFirst && cameWithPage && isInUse()) return
    // After a criterion was removed, the focus is on the next one.
    if (!isFirst && results.querySelector('[data-chips] a:focus')) return
    const target = results.querySelector<HTMLElement>('[role="status"]') ?? results
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
    results.scrollIntoView({ block: 'start' })
  }, [search, isThere, cameWithPage])

  return section
}

const isInUse = () => scrollY > 0 || document.activeElement !== document.body

/** Saves the current search from its first page. Searches for one person cannot be saved. */
function SaveSearchButton({ search: { form, values } }: { search: Search }) {
  const query = String(toQuery({ form, values, page: 0 }))
  if (isPersonal(query)) return null
  return (
    <OpenButton
      label="Save this search"
      variant="outlined"
      opens={(close) => <SearchNameDialog search={query} onClose={close} />}
    />
  )
}
