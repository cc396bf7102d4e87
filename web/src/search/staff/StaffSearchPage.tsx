import { useNavigate, useSearchParams } from 'react-router'
import { CreateProfileLink } from '../../profiles/staff/CreateProfileLink.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { useOpened } from '../../ui/useOpened.ts'
import { IdSearchBox } from '../form/IdSearchBox.tsx'
import { SearchForm } from '../form/SearchForm.tsx'
import { fromQuery, type Search, toQuery } from '../query.ts'
import { emptyValues, isStaffForm, type StaffForm, staffForms } from '../searchForms.ts'
import { SavedSearches } from './SavedSearches.tsx'
import { StaffResults } from './StaffResults.tsx'
import classes from './StaffSearchPage.module.css'
import { staffSearchPath } from './staffSearchPath.ts'

/** Forms and results on one page. The address contains the search once one was submitted. */
export default function StaffSearchPage() {
  const [query] = useSearchParams()
  const search = query.has('form') ? fromQuery(query) : undefined
  const submitted = search && (isStaffForm(search.form) || search.form === 'id') ? search : undefined
  return (
    <>
      <PageTitle title={t('Search Profiles')} actions={<CreateProfileLink />} />
      <IdSearchBox results={staffSearchPath} forStaff />
      <SavedSearches />
      <StaffSearchPanels submitted={submitted} />
      {submitted && <StaffResults search={submitted} />}
    </>
  )
}

const titles: Record<StaffForm, string> = {
  staff: 'Quick Search',
  staffRegular: 'Regular Search',
  staffAdvanced: 'Advanced Search',
}

/** Opens the submitted form, or the quick search. */
function StaffSearchPanels({ submitted }: { submitted: Search | undefined }) {
  const shown = submitted && isStaffForm(submitted.form) ? submitted.form : 'staff'
  // A removed criterion, or Back, starts the form again with the values of the address.
  const chosen = submitted ? toQuery({ ...submitted, page: 0 }) : ''
  return (
    <div className={classes.panels}>
      {staffForms.map((form) => (
        <Panel
          key={form === shown ? `${form} ${chosen}` : form}
          form={form}
          isShown={form === shown}
          submitted={submitted}
        />
      ))}
    </div>
  )
}

interface PanelProps {
  form: StaffForm
  isShown: boolean
  submitted: Search | undefined
}

/** Renders the fields, and loads their lists, when the panel is first opened. */
function Panel({ form, isShown, submitted }: PanelProps) {
  const navigate = useNavigate()
  const { opened, details } = useOpened(isShown)
  return (
    <Surface as="details" {...details} className={classes.panel} open={isShown}>
      <summary>{t(titles[form])}</summary>
      {opened && (
        <SearchForm
          form={form}
          results={staffSearchPath}
          values={submitted?.form === form ? submitted.values : emptyValues()}
          onSearch={(values) =>
            navigate({ search: `?${toQuery({ form, values, page: 0 })}` }, { preventScrollReset: true })
          }
        />
      )}
    </Surface>
  )
}
