import { CallError } from '@bnr/contract/client'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link, useLocation, useParams } from 'react-router'
import { rowIdOf } from '../platform/rowIdOf.ts'
import { notePageStatus } from '../platform/visit.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { usePageTitle } from '../ui/usePageTitle.ts'
import { CouplePicture } from './CouplePicture.tsx'
import { useStory } from './calls.ts'
import { StoryFacts } from './StoryFacts.tsx'
import { StoryNotice } from './StoryNotice.tsx'
import classes from './StoryPage.module.css'
import { StorySkeleton } from './StorySkeleton.tsx'

export const meta = () => pageMeta('Success story')

export default function StoryPage() {
  const known = rowIdOf(useParams().id)
  const { data, error, isFetching, refetch } = useStory(known)
  const missing = known === undefined || (error instanceof CallError && error.status === 404)
  usePageTitle(data && t('{groom} and {bride}', { groom: data.groomName, bride: data.brideName }))
  if (missing) return <StoryNotFound />
  return (
    <div className={classes.page}>
      <BackLink />
      {data ? (
        <WholeStory story={data} />
      ) : error ? (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <StorySkeleton />
      )}
    </div>
  )
}

function StoryNotFound() {
  notePageStatus(404)
  return (
    <StoryNotice title={t('Story not found')} pageTitle={t('Story not found')}>
      <p>{t('Check the address. The couple may have asked us to remove the story.')}</p>
      <ButtonLink to="/testimonials" variant="outlined">
        {t('All success stories')}
      </ButtonLink>
    </StoryNotice>
  )
}

/** Back to the page of the list that the reader came from. */
function BackLink() {
  const state: { backTo?: unknown } | null = useLocation().state
  const query = typeof state?.backTo === 'string' ? state.backTo : ''
  return (
    <Link to={`/testimonials${query}`} className={classes.back}>
      <IconArrowLeft size={20} aria-hidden />
      {t('All success stories')}
    </Link>
  )
}

function WholeStory({ story }: { story: Testimony }) {
  const names = { groom: story.groomName, bride: story.brideName }
  return (
    <article className={classes.story}>
      <div className={classes.picture}>
        <CouplePicture story={story} size="display" alt={t('{groom} and {bride}', names)} />
      </div>
      <div>
        <h1 tabIndex={-1} className={classes.caption}>
          {story.caption}
        </h1>
        <StoryFacts story={story} />
        {/* Only staff can load a story that is not public. */}
        {story.status !== 'Active' && (
          <p className={classes.hidden}>{t('Only staff can see this story for now.')}</p>
        )}
        <div className={classes.text}>
          {paragraphsOf(story.text).map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      </div>
    </article>
  )
}

/** Splits a story into paragraphs at blank lines. */
export function paragraphsOf(text: string): { key: string; text: string }[] {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim())
  return parts.filter(Boolean).map((part, index) => ({ key: `${index}`, text: part }))
}
