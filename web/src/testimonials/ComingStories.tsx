import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import classes from './ComingStories.module.css'
import { StoryCard } from './StoryCard.tsx'

/**
 * The stories that are on their way. On a fresh visit the page's early script (app/early/stories.ts) has the first one
 * long before the application's scripts: it draws it here, in the likeness of a card with signs in the place of words.
 */
export function ComingStories() {
  return (
    <div>
      <div
        data-early="story"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; it tells React that the content is not its own
        dangerouslySetInnerHTML={nothingYet}
        suppressHydrationWarning
      />
      <div hidden data-pattern="story">
        <StoryCard story={pattern} address="/testimonials" backTo="" first />
      </div>
      <div className={classes.rest}>
        <CardSkeletonList count={4} />
      </div>
    </div>
  )
}

const nothingYet = { __html: '' }

const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const pattern: Testimony = {
  id: 0,
  caption: '',
  groomName: '{groom}',
  brideName: '{bride}',
  weddingDate: '2026-01-01',
  text: '',
  status: 'Active',
  photos: [{ id: '', kind: 'c', url: noPicture, thumbnailUrl: noPicture, format: '' }],
}
