import { searchTestimonials } from '@bnr/contract/testimonials/endpoints'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { testimonialStatuses } from '@bnr/contract/testimonials/transitions'
import { Link } from 'react-router'
import { choiceFilter } from '../../backOffice/filters.tsx'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { useListReading } from '../../platform/useListReading.ts'
import { staffEntries } from '../../screens/staffEntries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { page } from '../../ui/list/address.ts'
import { dayShown } from '../../ui/moments.ts'
import { t } from '../../ui/translation.ts'
import { managedKey } from './calls.ts'
import { StoryBadge } from './StoryBadge.tsx'
import classes from './storyList.module.css'

const day = (moment: string | undefined) => (moment ? dayShown(moment) : '–')

export default staffListPage({
  page: staffEntries['/testimonials/approve'],
  lead: 'Stories from staff and couples, by status.',
  name: 'testimonials',
  caption: 'Testimonials',
  filters: { status: choiceFilter('Status', testimonialStatuses, 'Ready'), page: page() },
  useRows: ({ status, page }) =>
    useListReading(managedKey, searchTestimonials, {
      query: { page },
      body: { criteria: [{ key: 'st', operation: 'eq', value: status }] },
    }),
  columns: [
    { key: 'groom', title: 'Groom', cell: ({ groomName }) => groomName || '–' },
    { key: 'bride', title: 'Bride', cell: ({ brideName }) => brideName || '–' },
    { key: 'createdAt', title: 'Created At', cell: ({ createdAt }) => day(createdAt) },
    { key: 'createdBy', title: 'Created By', cell: ({ createdBy }) => t(createdBy ?? '–') },
    { key: 'status', title: 'Status', cell: ({ status }) => <StoryBadge status={status} /> },
    { key: 'action', title: 'Action Taken By/At', cell: (story) => <Action story={story} /> },
    { key: 'links', always: true, title: 'Story', cell: (story) => <Links story={story} /> },
  ],
  empty: ({ status }) => ({
    title: t('No stories found'),
    message: t('No stories have the status {status}.', { status: t(status) }),
  }),
  Tools: function CreateLink() {
    return <ButtonLink to="/testimonials/create">{t('Create Testimonial')}</ButtonLink>
  },
})

function Action({ story: { actionBy, actionAt } }: { story: Testimony }) {
  if (!actionBy) return '–'
  return (
    <span>
      {t(actionBy)} <span className="soft">{day(actionAt)}</span>
    </span>
  )
}

function Links({ story: { id, groomName, brideName } }: { story: Testimony }) {
  const names = t('{groom} and {bride}', { groom: groomName, bride: brideName })
  return (
    <span className={classes.links}>
      <Link to={`/testimonials/${id}`} aria-label={t('View {names}', { names })}>
        {t('View')}
      </Link>
      <Link to={`/testimonials/update/${id}`} aria-label={t('Decide on {names}', { names })}>
        {t('Decide')}
      </Link>
    </span>
  )
}
