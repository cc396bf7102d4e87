import type { Profile } from '@bnr/contract/profiles/profile'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { Photo } from '../../media/Photo.tsx'
import { mainPhoto } from '../../media/photos.ts'
import card from '../../profiles/card/ProfileCard.module.css'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './GuestCard.module.css'

/** The photo was blurred on the server already; pressing it asks for the login. */
export function CoveredPhoto({ profile, onCovered }: { profile: Profile; onCovered: () => void }) {
  const { t } = useTranslation()
  const name = profile.basic?.name ?? ''
  return (
    <button
      type="button"
      className={`${card.photo} ${classes.photo}`}
      aria-label={t('Login to see the photo of {name}', { name })}
      onClick={onCovered}
    >
      <ArchedFrame ratio="4 / 5">
        <Photo src={mainPhoto(profile.media)?.thumbnailUrl} name={name} />
      </ArchedFrame>
      <IconLock size={22} aria-hidden className={classes.lock} />
    </button>
  )
}
