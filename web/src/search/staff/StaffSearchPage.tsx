import { useSearchParams } from 'react-router'
import { CreateProfileLink } from '../../profiles/staff/CreateProfileLink.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { t } from '../../ui/translation.ts'
import { IdSearchBox } from '../form/IdSearchBox.tsx'
import { fromQuery } from '../query.ts'
import { isStaffForm } from '../searchForms.ts'
import { SavedSearches } from './SavedSearches.tsx'
import { StaffResults } from './StaffResults.tsx'
import { StaffSearchPanels } from './StaffSearchPanels.tsx'
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
