import { testimonialStatuses } from '@bnr/contract/testimonials/schemas'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { oneOf, page } from '../../ui/list/address.ts'
import { PagedList } from '../../ui/list/PagedList.tsx'
import filter from '../../ui/list/StateFilter.module.css'
import { useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { useManagedStories } from './calls.ts'
import { StoryTable } from './StoryTable.tsx'

export const meta = () => pageMeta('Approve Testimonials')

const queueAddress = { status: oneOf(testimonialStatuses, 'Ready'), page: page() }

export default function StoryApprovalPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle
        title={t('Approve Testimonials')}
        lead={t('Stories from staff and couples, by status.')}
        actions={<ButtonLink to="/testimonials/create">{t('Create Testimonial')}</ButtonLink>}
      />
      <StoryQueue />
    </>
  )
}

function StoryQueue() {
  const { t } = useTranslation()
  const [{ status, page }, change, pageAddress] = useAddress(queueAddress)
  return (
    <>
      <div className={filter.filter}>
        <ChoiceField
          label={t('Status')}
          choices={testimonialStatuses.map((value) => ({ value, label: t(value) }))}
          value={status}
          onChange={(status) => change({ status })}
        />
      </div>
      <PagedList
        found={useManagedStories({ status, page })}
        page={page}
        pageAddress={pageAddress}
        onPage={(page, how) => change({ page }, how)}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            title={t('No stories found')}
            message={t('No stories have the status {status}.', { status: t(status) })}
          />
        }
      >
        {(stories) => <StoryTable stories={stories} />}
      </PagedList>
    </>
  )
}
