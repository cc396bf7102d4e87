import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { useTranslation } from '../ui/translation.ts'
import { CouplePicture } from './CouplePicture.tsx'
import { StoryFacts } from './StoryFacts.tsx'
import classes from './StoryPage.module.css'
import { paragraphsOf } from './storyText.ts'

export function WholeStory({ story }: { story: Testimony }) {
  const { t } = useTranslation()
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
        <div className={classes.text}>
          {paragraphsOf(story.text).map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      </div>
    </article>
  )
}
