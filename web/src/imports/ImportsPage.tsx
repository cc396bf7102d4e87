import type { ImportItem } from '@bnr/contract/imports/schemas'
import { indianNumber } from '@bnr/contract/indianNumber'
import type { StaffList } from '../backOffice/staffList.ts'
import { StaffRows } from '../backOffice/staffListPage.tsx'
import { staffEntries } from '../screens/staffEntries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { page } from '../ui/list/address.ts'
import { useAddress } from '../ui/list/useAddress.ts'
import { dayShown, momentShown } from '../ui/moments.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Section } from '../ui/Section.tsx'
import { t } from '../ui/translation.ts'
import { useImports } from './calls.ts'
import { ImportBadge } from './ImportState.tsx'
import { UploadForm } from './UploadForm.tsx'

export const meta = () => pageMeta('Import Profiles')

const filters = { page: page() }

const imports: StaffList<ImportItem, { page: number }> = {
  page: { title: 'Your imports' },
  name: 'imports',
  filters,
  useRows: useImports,
  columns: [
    { key: 'source', title: 'Source', cell: ({ source }) => source },
    { key: 'uploaded', title: 'Uploaded', cell: ({ createdAt }) => momentShown(createdAt) },
    { key: 'state', title: 'Status', cell: (item) => <ImportBadge item={item} /> },
    { key: 'rows', title: 'Rows', numeric: true, cell: ({ counts }) => indianNumber(counts.total) },
    { key: 'made', title: 'Created', numeric: true, cell: ({ counts }) => indianNumber(counts.created) },
    { key: 'until', title: 'Erased on', cell: ({ expiresAt }) => dayShown(expiresAt) },
  ],
  actions: {
    of: [],
    others: ({ id, source }) => (
      <ButtonLink variant="quiet" to={`/ad/imports/${id}`} of={source}>
        {t('Open')}
      </ButtonLink>
    ),
  },
  empty: () => ({
    title: t('No imports yet'),
    message: t('Choose a CSV or XLSX file above. Nothing is created before you have seen its rows.'),
  }),
}

/** Where managers upload a file of profiles, e.g. from paper forms or a partner, and find their earlier ones. */
export default function ImportsPage() {
  const address = useAddress(filters)
  return (
    <>
      <PageTitle
        title={t(staffEntries['/ad/imports'].title)}
        lead={t('Each row becomes a draft, as if you had entered it in Create Profile.')}
      />
      <div className="stack-5">
        <UploadForm />
        <Section title={t(imports.page.title)} size="list">
          <StaffRows list={imports} address={address} found={imports.useRows(address[0])} />
        </Section>
      </div>
    </>
  )
}
