import type { ProfileCard } from '@bnr/contract/profiles/card'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { Photo } from '../../media/Photo.tsx'
import { mainPhoto } from '../../media/photos.ts'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './GuestCard.module.css'
import card from './ProfileCard.module.css'

/** The photo was blurred on the server already; pressing it tells how to see it. */
export function CoveredPhoto({ profile, onCovered }: { profile: ProfileCard; onCovered: () => void }) {
  const { t } = useTranslation()
  const name = profile.basic?.name ?? ''
  return (
    <button
      type="button"
      className={`${card.photo} ${classes.photo}`}
      aria-label={t('Photo of {name}: members see it', { name })}
      onClick={onCovered}
    >
      <ArchedFrame ratio="4 / 5">
        <Photo src={mainPhoto(profile.media)?.thumbnailUrl} name={name} />
      </ArchedFrame>
      <IconLock size={22} aria-hidden className={classes.lock} />
    </button>
  )
}
