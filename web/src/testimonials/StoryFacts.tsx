import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import classes from './StoryFacts.module.css'

/** Names of the couple and their wedding day. */
export function StoryFacts({ story }: { story: Testimony }) {
  const { groomName, brideName, weddingDate } = story
  return (
    <div>
      <p className={classes.names}>{t('{groom} and {bride}', { groom: groomName, bride: brideName })}</p>
      {weddingDate && (
        <p className={classes.day}>
          {t('Married on')} <time dateTime={weddingDate}>{dayShown(weddingDate)}</time>
        </p>
      )}
    </div>
  )
}
