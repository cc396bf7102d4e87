import { type MediaStatus, mediaStatusLabels } from '@bnr/contract/media/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useSearchParams } from 'react-router'
import { PhotoQueue } from '../../media/review/PhotoQueue.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from './PhotoApprovalPage.module.css'
import {
  addressOf,
  askedPhotos,
  type PhotoQuery,
  personProblem,
  photoFilters,
  photoQueryOf,
} from './photoQuery.ts'
import { QueueSearch } from './QueueSearch.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'

export const meta = () => pageMeta('Photo Approval')

export default function PhotoApprovalPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const asked = photoQueryOf(query)
  const change = (part: Partial<PhotoQuery>) => setQuery(addressOf({ ...asked, page: 0, ...part }))
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
        <QueueSearch
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
        onPage={(page) => change({ page })}
        summary={(profile: Profile) => <ReviewSummary profile={profile} />}
      />
    </>
  )
}
