import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/Button.tsx'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PagedList, type PagedListProps } from '../ui/list/PagedList.tsx'
import { useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { storiesAddress, useStories } from './calls.ts'
import classes from './StoriesPage.module.css'
import { StoryCard } from './StoryCard.tsx'

export const meta = () => pageMeta('Success Stories', 'Couples who met here, in their own words.')

export default function StoriesPage() {
  return (
    <div className={classes.page}>
      <PageTitle title={t('Success Stories')} lead={t('Couples who met here, in their own words.')} />
      <Stories />
    </div>
  )
}

function Stories() {
  const [{ page }, change, pageAddress] = useAddress(storiesAddress)

  /** Moves the focus to the title, so that a new page is read from its top. */
  const openPage: PagedListProps<Testimony>['onPage'] = (next, how) => {
    change({ page: next }, how)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    <PagedList
      found={useStories(page)}
      page={page}
      onPage={openPage}
      pageAddress={pageAddress}
      skeleton={<CardSkeletonList count={4} />}
      empty={
        <EmptyState
          title={t('No success stories yet')}
          message={t('Yours could be the first.')}
          action={<ButtonLink to="/home">{t('Back to Home')}</ButtonLink>}
        />
      }
    >
      {(stories) => (
        <>
          <StoryList stories={stories} />
          <p role="status" className="visually-hidden">
            {t('Page {number}', { number: page + 1 })}
          </p>
        </>
      )}
    </PagedList>
  )
}

/** Number of stories on the first screen of a phone. */
const firstSeen = 2

function StoryList({ stories }: { stories: readonly Testimony[] }) {
  const { search } = useLocation()
  return (
    <ul className="stack-6">
      {stories.map((story, index) => (
        <li key={story.id}>
          <StoryCard story={story} backTo={search} first={index < firstSeen} />
        </li>
      ))}
    </ul>
  )
}
