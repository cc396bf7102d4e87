import { type MediaStatus, mediaStatuses } from '@bnr/contract/media/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { PhotoQueue } from '../../media/review/PhotoQueue.tsx'
import { profilesKey } from '../../platform/queryClient.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from './PhotoApprovalPage.module.css'
import { ReviewSummary } from './ReviewSummary.tsx'

export const meta = () => pageMeta('Photo Approval')

/** Deleted photos have no files any more, so there is nothing of them to be looked at. */
const filters: readonly MediaStatus[] = mediaStatuses.filter((status) => status !== 'Deleted')

export default function PhotoApprovalPage() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const status = filters.find((one) => one === query.get('status')) ?? 'Ready'
  const page = Number(query.get('page')) || 0
  const show = (next: MediaStatus, at: number) =>
    setQuery({ status: next, ...(at > 0 && { page: String(at) }) })

  // Whoever leaves the queue finds the profiles as they are now.
  useEffect(() => () => void client.invalidateQueries({ queryKey: profilesKey }), [client])

  return (
    <>
      <PageTitle title={t('Photo Approval')} />
      <div className={classes.filter}>
        <ChoiceField
          label={t('Status')}
          choices={filters.map((one) => ({ value: one, label: t(one) }))}
          value={status}
          onChange={(next) => show(next as MediaStatus, 0)}
        />
      </div>
      <PhotoQueue
        key={status}
        status={status}
        page={page}
        onPage={(next) => show(status, next)}
        summary={(profile: Profile) => <ReviewSummary profile={profile} />}
      />
    </>
  )
}
