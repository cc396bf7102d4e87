import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { Link } from 'react-router'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { CouplePicture } from './CouplePicture.tsx'
import { shortened } from './excerpt.ts'
import classes from './StoryCard.module.css'
import { StoryFacts } from './StoryFacts.tsx'

export interface StoryCardProps {
  story: Testimony
  backTo: string
  first: boolean
}

/** A story in the list, with a picture and an excerpt. */
export function StoryCard({ story, backTo, first }: StoryCardProps) {
  const address = `/testimonials/${story.id}`
  const names = { groom: story.groomName, bride: story.brideName }
  return (
    <Surface as="article" className={classes.card}>
      <div className={classes.picture}>
        <CouplePicture story={story} size="thumbnail" alt="" first={first} />
      </div>
      <div className={classes.head}>
        <h2 className={classes.caption}>
          <Link to={address} state={{ backTo }}>
            {story.caption}
          </Link>
        </h2>
        <StoryFacts story={story} />
      </div>
      <div className={classes.body}>
        <p>{shortened(story.text)}</p>
        <Link
          to={address}
          state={{ backTo }}
          className={classes.more}
          aria-label={t('Read the story of {groom} and {bride}', names)}
        >
          {t('Read the story')}
        </Link>
      </div>
    </Surface>
  )
}
