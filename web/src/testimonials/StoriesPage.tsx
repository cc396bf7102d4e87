import { pageSize } from '@bnr/contract/pageSizes'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { useTranslation } from '../ui/translation.ts'
import { ComingStories } from './ComingStories.tsx'
import { useStories } from './calls.ts'
import { pageOfAddress, queryOfPage } from './pageAddress.ts'
import classes from './StoriesPage.module.css'
import cardClasses from './StoryCard.module.css'
import { StoryCard } from './StoryCard.tsx'

export const meta = () =>
  pageMeta('Success Stories', 'Couples who found one another here, in their own words.')

export default function StoriesPage() {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <PageTitle
        title={t('Success Stories')}
        lead={t('Couples who found one another here, in their own words.')}
      />
      <Stories />
    </div>
  )
}

function Stories() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const page = pageOfAddress(useSearchParams()[0])
  const { data, error, isFetching, refetch } = useStories(page)
  if (!data && error) {
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <ComingStories />
  if (data.results.length === 0) return <NoStories beyond={page > 0} />

  /** A new page is read from its top, by eye and by ear. */
  async function turnTo(next: number) {
    await navigate(`/testimonials${queryOfPage(next)}`)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    <>
      <StoryList stories={data.results} page={page} />
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={turnTo} />
      <p role="status" className="visually-hidden">
        {t('Page {number}', { number: page + 1 })}
      </p>
    </>
  )
}

/** As many as a phone shows at once. */
const firstSeen = 2

function StoryList({ stories, page }: { stories: readonly Testimony[]; page: number }) {
  return (
    <ul className={cardClasses.list}>
      {stories.map((story, index) => (
        <li key={story.id}>
          <StoryCard
            story={story}
            address={`/testimonials/${story.id}`}
            backTo={queryOfPage(page)}
            first={index < firstSeen}
          />
        </li>
      ))}
    </ul>
  )
}

function NoStories({ beyond }: { beyond: boolean }) {
  const { t } = useTranslation()
  return beyond ? (
    <EmptyState
      title={t('There are no more stories')}
      action={<ButtonLink to="/testimonials">{t('Back to the first page')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t('No success stories yet')}
      message={t('The first one may be yours.')}
      action={<ButtonLink to="/home">{t('Back to Home')}</ButtonLink>}
    />
  )
}
