import { type Criterion, equal } from '@bnr/contract/criteria'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { invoiceNumberCriterion, isInvoiceNumber } from '@bnr/contract/invoices/textSearch'
import { pageSize } from '@bnr/contract/pageSizes'
import { Link } from 'react-router'
import { useEndpoint } from '../../../platform/useListReading.ts'
import { useFoundProfiles } from '../../../profiles/calls.ts'
import { StaffCards } from '../../../profiles/staff/StaffCard.tsx'
import { isInternational, textCriteria } from '../../../profiles/staff/textCriteria.ts'
import { useCountryCodes } from '../../../reference/calls.ts'
import { useSentOnLeaving } from '../../../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { page, text } from '../../../ui/list/address.ts'
import { PagedList } from '../../../ui/list/PagedList.tsx'
import { useAddress, usePage } from '../../../ui/list/useAddress.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { pageMeta } from '../../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { t } from '../../../ui/translation.ts'
import { FoundProfiles, NothingFound } from '../../results/FoundProfiles.tsx'

interface Found {
  profiles: Criterion[]
  invoices: Criterion[]
}

/**
 * Finds out what a typed text is: an e-mail address, an invoice or credit note number, a BNR ID, a mobile number,
 * or the beginning of a name. `callingCodes` tell the country of a number with a plus sign.
 */
export function findBy(text: string, callingCodes: readonly string[] = []): Found {
  const typed = text.trim()
  if (typed.includes('@')) return { profiles: equal({ 'bi.em.v': typed }), invoices: [] }
  if (isInvoiceNumber(typed)) return { profiles: [], invoices: [invoiceNumberCriterion(typed)] }
  return { profiles: textCriteria(typed, { callingCodes }), invoices: [] }
}

const useFoundInvoices = (criteria: Criterion[], page: number) =>
  useEndpoint(['invoices'], searchInvoices, { query: { page }, body: { criteria } })

export const meta = () => pageMeta('Find')

const address = { q: text(), page: page() }

/** Results of the search box in the page header: people, or invoices when the text is an invoice number. */
export default function FindPage() {
  const [{ q }] = useAddress(address)
  const codes = useCountryCodes()
  const { profiles, invoices } = findBy(
    q,
    codes.choices.map(({ value }) => value),
  )
  const title = q ? t('Results for “{text}”', { text: q }) : t('Find')
  return (
    <>
      <PageTitle title={title} />
      {isInternational(q) && codes.isPending ? (
        <RowsSkeleton />
      ) : (
        profiles.length > 0 && <FoundPeople criteria={profiles} />
      )}
      {profiles.length === 0 && invoices.length === 0 && (
        <p>
          {t('Enter a BNR ID, a mobile number, an e-mail address, the start of a name or an invoice number.')}
        </p>
      )}
      {invoices.length > 0 && <FoundInvoices criteria={invoices} />}
    </>
  )
}

function FoundPeople({ criteria }: { criteria: Criterion[] }) {
  const paging = usePage()
  const { page } = paging
  const found = useFoundProfiles({ query: { page, size: pageSize }, body: { criteria } })
  useSentOnLeaving(JSON.stringify([criteria, page]))
  return (
    <FoundProfiles found={found} {...paging} empty={<NothingFound />}>
      {(profiles) => <StaffCards profiles={profiles} />}
    </FoundProfiles>
  )
}

function FoundInvoices({ criteria }: { criteria: Criterion[] }) {
  const paging = usePage()
  const found = useFoundInvoices(criteria, paging.page)
  return (
    <PagedList
      found={found}
      {...paging}
      skeleton={<RowsSkeleton />}
      empty={<EmptyState title={t('No invoice has this number')} />}
    >
      {(invoices) => (
        <DataTable
          caption={t('Invoices')}
          columns={columns}
          rows={invoices}
          rowKey={({ id }) => String(id)}
        />
      )}
    </PagedList>
  )
}

const columns: readonly Column<Invoice>[] = [
  {
    key: 'number',
    title: 'Invoice',
    cell: ({ id, number, earlierNumbers }) => (
      <>
        <Link to={`/invoice/preview/${id}`}>{number}</Link>
        {earlierNumbers && <p>{t('Earlier: {numbers}', { numbers: earlierNumbers.join(', ') })}</p>}
      </>
    ),
  },
  { key: 'state', title: 'Status', cell: ({ state }) => t(state) },
  {
    key: 'profile',
    title: 'Profile',
    cell: ({ profile }) =>
      profile && (
        <Link to={`/profile/${profile.bnrId}`}>
          {profile.basic.name}, {t('BNR ID {id}', { id: profile.bnrId })}
        </Link>
      ),
  },
]
