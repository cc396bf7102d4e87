import { type MediaStatus, mediaStatusLabels } from '@bnr/contract/media/schemas'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { ListSearch } from '../../ui/list/ListSearch.tsx'
import { useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from './PhotoApprovalPage.module.css'
import { PhotoQueue } from './PhotoQueue.tsx'
import { askedPhotos, personProblem, photoAddress, photoFilters } from './photoAddress.ts'

export const meta = () => pageMeta('Photo Approval')

export default function PhotoApprovalPage() {
  const { t } = useTranslation()
  const [asked, change, pageAddress] = useAddress(photoAddress)
  return (
    <>
      <PageTitle title={t('Photo Approval')} />
      <div className={classes.filters}>
        <ChoiceField
          label={t('Status')}
          choices={photoFilters.map((one) => ({ value: one, label: t(mediaStatusLabels[one]) }))}
          value={asked.status}
          onChange={(status) => change({ status: status as MediaStatus })}
        />
        <ListSearch
          label={t('BNR ID or name')}
          text={asked.text}
          check={personProblem}
          onSearch={(text) => change({ text })}
        />
      </div>
      <PhotoQueue
        key={`${asked.status} ${asked.text}`}
        asked={askedPhotos(asked)}
        page={asked.page}
        pageAddress={pageAddress}
        onPage={(page, how) => change({ page }, how)}
      />
    </>
  )
}
