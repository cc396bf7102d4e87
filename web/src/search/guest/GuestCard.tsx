import type { Profile } from '@bnr/contract/profiles/profile'
import { cardFacts } from '../../profiles/card/cardFacts.ts'
import { PackageRibbon } from '../../profiles/card/PackageRibbon.tsx'
import card from '../../profiles/card/ProfileCard.module.css'
import { FactList } from '../../profiles/FactList.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { CoveredPhoto } from './CoveredPhoto.tsx'
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
        <CoveredPhoto profile={profile} onCovered={onCovered} />
        <div className={card.head}>
          <h2 className={card.name}>{name}</h2>
          <button type="button" className={classes.id} onClick={onCovered}>
            {t('BNR ID')}{' '}
            <span className={classes.veiled} aria-hidden="true">
              {veil}
            </span>
            <span className="visually-hidden">{t('of {name}: login to see it', { name })}</span>
          </button>
        </div>
        <div className={card.facts}>
          <FactList facts={cardFacts(profile, t)} look="narrow" />
        </div>
        <div className={`${card.foot} ${classes.foot}`}>
          <div className={card.actions}>
            <Button look="outlined" onClick={onCovered}>
              <span className={classes.veiled}>{t('View Profile')}</span>
              <span className="visually-hidden">{t('of {name}: login to see it', { name })}</span>
            </Button>
          </div>
        </div>
      </div>
    </article>
  )
}
