import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'

/** Names of the couple and their wedding day. */
export function StoryFacts({ story }: { story: Testimony }) {
  const { groomName, brideName, weddingDate } = story
  return (
    <div>
      <p className="strong">{t('{groom} and {bride}', { groom: groomName, bride: brideName })}</p>
      {weddingDate && (
        <p className="note">
          {t('Married on')} <time dateTime={weddingDate}>{dayShown(weddingDate)}</time>
        </p>
      )}
    </div>
  )
}
