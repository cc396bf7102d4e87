import { indianFormat } from '@bnr/contract/indianDay'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { Link } from 'react-router'
import type { Column } from '../../ui/table/DataTable.tsx'
import { OwnTable } from '../../ui/table/OwnTable.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { StoryBadge } from './StoryBadge.tsx'
import classes from './StoryTable.module.css'

const dayFormat = indianFormat('dd/MM/yyyy')
const day = (moment: string | undefined) => (moment ? dayFormat(new Date(moment)) : '–')

export function StoryTable({ stories }: { stories: readonly Testimony[] }) {
  const { t } = useTranslation()
  const columns: Column<Testimony>[] = [
    { key: 'groom', title: 'Groom', cell: ({ groomName }) => groomName || '–' },
    { key: 'bride', title: 'Bride', cell: ({ brideName }) => brideName || '–' },
    { key: 'createdAt', title: 'Created At', cell: ({ createdAt }) => day(createdAt) },
    { key: 'createdBy', title: 'Created By', cell: ({ createdBy }) => t(createdBy ?? '–') },
    { key: 'status', title: 'Status', cell: ({ status }) => <StoryBadge status={status} /> },
    { key: 'action', title: 'Action Taken By/At', cell: (story) => <Action story={story} /> },
    { key: 'links', always: true, title: 'Story', cell: (story) => <Links story={story} /> },
  ]
  return (
    <OwnTable
      name="testimonials"
      caption={t('Testimonials')}
      columns={columns}
      rows={stories}
      rowKey={({ id }) => String(id)}
    />
  )
}

function Action({ story: { actionBy, actionAt } }: { story: Testimony }) {
  const { t } = useTranslation()
  if (!actionBy) return '–'
  return (
    <span>
      {t(actionBy)} <span className={classes.soft}>{day(actionAt)}</span>
    </span>
  )
}

function Links({ story: { id, groomName, brideName } }: { story: Testimony }) {
  const { t } = useTranslation()
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
