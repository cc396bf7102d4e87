import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { openSession } from '../accounts/openSession.ts'
import { currentSession } from '../accounts/session.ts'
import { queryClient } from '../platform/queryClient.ts'
import { profileQuery } from '../profiles/calls.ts'
import { FullViewNotice } from '../profiles/fullView/FullViewNotice.tsx'
import { useFullViewStep } from '../profiles/fullView/fullView.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Surface } from '../ui/Surface.tsx'
import { shownAtOnce } from '../ui/shownAtOnce.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { t } from '../ui/translation.ts'
import { useFirstRanges } from './firstRanges.ts'
import { IdSearchBox } from './form/IdSearchBox.tsx'
import { SearchForm } from './form/SearchForm.tsx'
import { effective, fromQuery, toQuery } from './query.ts'
import classes from './SearchPage.module.css'
import { savedSearchesPath } from './saved/savedAddress.ts'
import {
  defaultValues,
  type FirstRanges,
  isMemberForm,
  type MemberForm,
  memberForms,
  type SearchFormName,
} from './searchForms.ts'
import type { SearchValues } from './searchParams.ts'

export const meta = () => pageMeta('Search')

/** Without a server loader, React Router would not render this page on the server. */
export const loader = () => null

export const clientLoader = () => shownAtOnce(prefetchOwnProfile())

async function prefetchOwnProfile() {
  await openSession()
  const { bnrId } = currentSession().user ?? {}
  if (bnrId) await queryClient.prefetchQuery(profileQuery(bnrId))
}

const results = '/profile/list'

type Forms = Record<MemberForm, SearchValues>

/** Gives each form its own values. The form named in the address starts with the values from the address. */
function initialForms(query: URLSearchParams, ranges: FirstRanges): { form: MemberForm; forms: Forms } {
  const forms = Object.fromEntries(memberForms.map((form) => [form, defaultValues(form, ranges)])) as Forms
  if (!query.has('form')) return { form: 'quick', forms }
  const { form, values } = fromQuery(query)
  if (form === 'basic') return { form: 'quick', forms: { ...forms, quick: values } }
  return isMemberForm(form) ? { form, forms: { ...forms, [form]: values } } : { form: 'quick', forms }
}

/** Keeps the search in the address of its form as well, so that Back restores the form, and opens its results. */
function useOpenResults() {
  const navigate = useNavigate()
  return async (form: SearchFormName, values: SearchValues) => {
    const query = toQuery({ form, values, page: 0 })
    await navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true })
    await navigate(`${results}?${query}`)
  }
}

export default function SearchPage() {
  const ranges = useFirstRanges()
  const isLimited = useFullViewStep() !== undefined
  const Forms = isLimited ? BasicSearch : WholeSearch
  return (
    <>
      <PageTitle
        title={t('Search')}
        lead={t('Tell us what matters to your family. Choose Any if you have no preference.')}
        actions={
          <div className={classes.actions}>
            <ButtonLink variant="outlined" to={savedSearchesPath}>
              {t('Saved searches')}
            </ButtonLink>
            <ButtonLink variant="outlined" to="/matches">
              {t('See your matches')}
            </ButtonLink>
          </div>
        }
      />
      <FullViewNotice />
      {ranges ? <Forms ranges={ranges} /> : <Skeleton height={620} card />}
    </>
  )
}

/** The guest search, for members who may not see full profiles yet. */
function BasicSearch({ ranges }: { ranges: FirstRanges }) {
  const openResults = useOpenResults()
  const [query] = useSearchParams()
  const [values] = useState(() =>
    query.has('form') ? effective('basic', fromQuery(query).values) : defaultValues('basic', ranges),
  )
  return (
    <SearchForm
      form="basic"
      results={results}
      values={values}
      ranges={ranges}
      onSearch={(chosen) => openResults('basic', chosen)}
    />
  )
}

function WholeSearch({ ranges }: { ranges: FirstRanges }) {
  const openResults = useOpenResults()
  const [query] = useSearchParams()
  const [start] = useState(() => initialForms(query, ranges))
  const [form, setForm] = useState(start.form)
  const [forms, setForms] = useState(start.forms)

  const panel = () => (
    <SearchForm
      key={form}
      form={form}
      results={results}
      values={forms[form]}
      ranges={ranges}
      onChange={(values) => setForms({ ...forms, [form]: values })}
      onSearch={(values) => openResults(form, values)}
    />
  )
  const tabs = memberForms.map((key) => ({ key, label: t(titles[key]), panel }))
  return (
    <>
      <IdSearchBox results={results} />
      <Surface className={classes.forms}>
        <Tabs label={t('Kind of search')} tabs={tabs} active={form} onChange={setForm} />
      </Surface>
    </>
  )
}

const titles: Record<MemberForm, string> = {
  quick: 'Quick Search',
  regular: 'Regular Search',
  advanced: 'Advanced Search',
}
