import { pageSize } from '@bnr/contract/pageSizes'
import { isStaffCard } from '@bnr/contract/profiles/card'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { bnrIdMessages } from '../../profiles/bnrIdRule.ts'
import { useFoundProfiles } from '../../profiles/calls.ts'
import card from '../../profiles/card/ProfileCard.module.css'
import { StaffCard } from '../../profiles/staff/StaffCard.tsx'
import { usePage } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Surface } from '../../ui/Surface.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { criteriaOf } from '../criteria.ts'
import { IdSearchBox } from '../form/IdSearchBox.tsx'
import { SearchForm } from '../form/SearchForm.tsx'
import { fromQuery, type Search, toQuery } from '../query.ts'
import { FoundProfiles, NothingFound } from '../results/FoundProfiles.tsx'
import { emptyValues } from '../searchForms.ts'
import classes from './StaffSearchPage.module.css'

export const meta = () => pageMeta('Search Profiles')

const address = '/ad/profile/search'

/** Form and results on one page, with the search in the address as soon as there is one. */
export default function StaffSearchPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const search = query.has('form') ? fromQuery(query) : undefined
  const asked = search?.form === 'staff' || search?.form === 'id' ? search : undefined
  return (
    <>
      <PageTitle title={t('Search Profiles')} />
      <IdSearchBox results={address} lengthMessage={bnrIdMessages.staffLength} onlyDigits />
      <Surface as="details" className={classes.panel} open>
        <summary>{t('Quick Search')}</summary>
        <SearchForm
          form="staff"
          results={address}
          values={asked?.values ?? emptyValues()}
          onSearch={(chosen) =>
            navigate(
              { search: `?${toQuery({ form: 'staff', values: chosen, page: 0 })}` },
              { preventScrollReset: true },
            )
          }
        />
      </Surface>
      {asked && <Results search={asked} />}
    </>
  )
}

function Results({ search: { form, values, page } }: { search: Search }) {
  const { t } = useTranslation()
  const { onPage, pageAddress } = usePage()
  const found = useFoundProfiles({
    query: { page, size: pageSize },
    body: { criteria: criteriaOf(form, values) },
  })
  const section = useScrollToResults(String(toQuery({ form, values, page })), found.data !== undefined)
  return (
    <section ref={section} className={classes.results} aria-label={t('Search results')}>
      <FoundProfiles
        found={found}
        page={page}
        pageAddress={pageAddress}
        onPage={(next, how) => onPage(next, { ...how, preventScrollReset: true })}
        empty={<NothingFound />}
      >
        {(profiles) => (
          <ul className={card.list}>
            {profiles.filter(isStaffCard).map((profile) => (
              <li key={profile.id}>
                <StaffCard profile={profile} />
              </li>
            ))}
          </ul>
        )}
      </FoundProfiles>
    </section>
  )
}

/** The form fills the screen: what was found is brought into view, and its count is what is read first. */
function useScrollToResults(search: string, isThere: boolean) {
  const section = useRef<HTMLElement>(null)
  const shownFor = useRef<string>(undefined)

  useEffect(() => {
    const results = section.current
    if (!isThere || !results || shownFor.current === search) return
    shownFor.current = search
    const target = results.querySelector<HTMLElement>('[role="status"]') ?? results
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
    results.scrollIntoView({ block: 'start' })
  }, [search, isThere])

  return section
}
