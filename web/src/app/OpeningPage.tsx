import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './OpeningPage.module.css'

/**
 * What stands on the screen while the scripts of an inner page arrive: the faces that have come before them, a
 * profile's where its page will show it.
 */
export function OpeningPage() {
  const { t } = useTranslation()
  return (
    <main className={classes.page} aria-busy="true">
      <ArchedFrame ratio="4 / 5" gilded className={classes.portrait}>
        <EarlyPhotos place="portrait" />
      </ArchedFrame>
      <div className={classes.middle}>
        <EarlyPhotos place="faces" />
        <LogoMark className={classes.mark} />
      </div>
      <p role="status">{t('One moment, please…')}</p>
    </main>
  )
}

const nothingYet = { __html: '' }

/** Filled by an early script (app/early/photos.ts), before or after React takes the page over, which leaves it alone. */
function EarlyPhotos({ place }: { place: 'portrait' | 'faces' }) {
  return (
    <div
      className={classes[place === 'faces' ? 'faces' : 'photo']}
      data-early={place}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; it tells React that the content is not its own
      dangerouslySetInnerHTML={nothingYet}
      suppressHydrationWarning
    />
  )
}
