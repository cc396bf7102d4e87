import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FullViewNotice } from '../profiles/fullView/FullViewNotice.tsx'
import { useFullViewStep } from '../profiles/fullView/fullView.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Surface } from '../ui/Surface.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { t } from '../ui/translation.ts'
import { IdSearchBox } from './form/IdSearchBox.tsx'
import { SearchForm } from './form/SearchForm.tsx'
import { fromQuery, toQuery } from './query.ts'
import classes from './SearchPage.module.css'
import { defaultValues, isMemberForm, type MemberForm, memberForms } from './searchForms.ts'
import type { SearchValues } from './searchParams.ts'

export const meta = () => pageMeta('Search')

const results = '/profile/list'

type Forms = Record<MemberForm, SearchValues>

/** Gives each form its own values. The form named in the address starts with the values from the address. */
function initialForms(query: URLSearchParams): { form: MemberForm; forms: Forms } {
  const forms = Object.fromEntries(memberForms.map((form) => [form, defaultValues(form)])) as Forms
  if (!query.has('form')) return { form: 'quick', forms }
  const { form, values } = fromQuery(query)
  return isMemberForm(form) ? { form, forms: { ...forms, [form]: values } } : { form: 'quick', forms }
}

export default function SearchPage() {
  const isLimited = useFullViewStep() !== undefined
  return (
    <>
      <PageTitle
        title={t('Search')}
        lead={t('Tell us what matters to your family. Choose Any if you have no preference.')}
        actions={
          <ButtonLink variant="outlined" to="/matches">
            {t('See your matches')}
          </ButtonLink>
        }
      />
      <FullViewNotice />
      {isLimited ? <BasicSearch /> : <WholeSearch />}
    </>
  )
}

/** The guest search, for members who may not see full profiles yet. */
function BasicSearch() {
  const navigate = useNavigate()
  const search = (chosen: SearchValues) =>
    navigate(`${results}?${toQuery({ form: 'basic', values: chosen, page: 0 })}`)
  return <SearchForm form="basic" results={results} values={defaultValues('basic')} onSearch={search} />
}

function WholeSearch() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [start] = useState(() => initialForms(query))
  const [form, setForm] = useState(start.form)
  const [forms, setForms] = useState(start.forms)

  async function search(values: SearchValues) {
    const submittedQuery = toQuery({ form, values, page: 0 })
    // Save the submitted values in this page's address, so that Back restores the form.
    await navigate({ search: `?${submittedQuery}` }, { replace: true, preventScrollReset: true })
    navigate(`${results}?${submittedQuery}`)
  }

  const panel = () => (
    <SearchForm
      key={form}
      form={form}
      results={results}
      values={forms[form]}
      onChange={(values) => setForms({ ...forms, [form]: values })}
      onSearch={search}
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
