import { mediaStatusLabels } from '@bnr/contract/media/schemas'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { ListSearch } from '../../ui/list/ListSearch.tsx'
import { useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import classes from './PhotoApprovalPage.module.css'
import { PhotoQueue } from './PhotoQueue.tsx'
import { personProblem, photoAddress, photoFilters, photoSearchOf } from './photoAddress.ts'

export const meta = () => pageMeta('Photo Approval')

export default function PhotoApprovalPage() {
  const [filters, change, pageAddress] = useAddress(photoAddress)
  return (
    <>
      <PageTitle title={t('Photo Approval')} />
      <div className={classes.filters}>
        <ChoiceField
          label={t('Status')}
          choices={photoFilters.map((filter) => ({ value: filter, label: t(mediaStatusLabels[filter]) }))}
          value={filters.status}
          onChange={(status) => change({ status })}
        />
        <ListSearch
          label={t('BNR ID or name')}
          text={filters.text}
          check={personProblem}
          onSearch={(text) => change({ text })}
        />
      </div>
      <PhotoQueue
        key={`${filters.status} ${filters.text}`}
        search={photoSearchOf(filters)}
        page={filters.page}
        pageAddress={pageAddress}
        onPage={(page, how) => change({ page }, how)}
      />
    </>
  )
}
