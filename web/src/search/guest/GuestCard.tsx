import type { Profile } from '@bnr/contract/profiles/profile'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { Photo } from '../../media/Photo.tsx'
import { mainPhoto } from '../../media/photos.ts'
import { cardFacts } from '../../profiles/card/cardFacts.ts'
import { PackageRibbon } from '../../profiles/card/PackageRibbon.tsx'
import card from '../../profiles/card/ProfileCard.module.css'
import { FactList } from '../../profiles/FactList.tsx'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './GuestCard.module.css'

/** Only has the look of an id: the server sends guests none. */
const veil = '00000000'

/** A profile as guests see it. Whatever is covered asks for the login when it is pressed. */
export function GuestCard({ profile, onCovered }: { profile: Profile; onCovered: () => void }) {
  const { t } = useTranslation()
  const name = profile.basic?.name ?? ''
  return (
    <article className={card.card}>
      <PackageRibbon membership={profile.membership} />
      <div className={card.body}>
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
        <div className={card.head}>
          <h2 className={card.name}>{name}</h2>
          <button
            type="button"
            className={classes.id}
            aria-label={t('Login to see the BNR ID')}
            onClick={onCovered}
          >
            {t('BNR ID')} <span className={classes.veiled}>{veil}</span>
          </button>
        </div>
        <div className={card.facts}>
          <FactList facts={cardFacts(profile, t)} look="narrow" />
        </div>
        <div className={card.foot}>
          <span />
          <div className={card.actions}>
            <Button
              look="outlined"
              aria-label={t('Login to view the profile of {name}', { name })}
              onClick={onCovered}
            >
              <span className={classes.veiled}>{t('View Profile')}</span>
            </Button>
          </div>
        </div>
      </div>
    </article>
  )
}
