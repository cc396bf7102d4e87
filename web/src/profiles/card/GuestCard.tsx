import type { ProfileCard } from '@bnr/contract/profiles/card'
import { placeShown } from '@bnr/contract/profiles/facts/shown'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import type { ReactNode } from 'react'
import { Photo } from '../../media/Photo.tsx'
import { mainPhoto } from '../../media/photos.ts'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { CardLines } from './CardLines.tsx'
import classes from './GuestCard.module.css'
import card from './ProfileCard.module.css'

/** A blurred placeholder; the server sends guests no ID. */
const veil = '00000000'

export interface GuestCardProps {
  profile: ProfileCard
  /** Below the name. */
  marks?: ReactNode
  /** Called when somebody presses a covered part. */
  onCovered: () => void
}

/** A profile as shown to guests and to members who may not see full profiles yet. */
export function GuestCard({ profile, marks, onCovered }: GuestCardProps) {
  const name = profile.basic?.name ?? ''
  return (
    <Surface as="article" className={card.card}>
      <div className={card.body}>
        <CoveredPhoto profile={profile} onCovered={onCovered} />
        <div className={card.head}>
          <h2 className={card.name}>{name}</h2>
          <button type="button" className={classes.id} onClick={onCovered}>
            {t('BNR ID')}{' '}
            <span className={classes.veiled} aria-hidden="true">
              {veil}
            </span>
            <span className="visually-hidden">{t('of {name}, visible to members', { name })}</span>
          </button>
          <p className="note">{placeShown(profile)}</p>
          {marks}
        </div>
        <div className={card.facts}>
          <CardLines profile={profile} />
        </div>
        <div className={`${card.foot} ${classes.foot}`}>
          <div className={card.actions}>
            <Button variant="outlined" onClick={onCovered}>
              <span className={classes.veiled}>{t('View Profile')}</span>
              <span className="visually-hidden">{t('of {name}, visible to members', { name })}</span>
            </Button>
          </div>
        </div>
      </div>
    </Surface>
  )
}

/** The server has already blurred the photo; pressing it explains how to see it. */
function CoveredPhoto({ profile, onCovered }: { profile: ProfileCard; onCovered: () => void }) {
  const name = profile.basic?.name ?? ''
  return (
    <button
      type="button"
      className={`${card.photo} ${classes.photo}`}
      aria-label={t('Photo of {name}, visible to members', { name })}
      onClick={onCovered}
    >
      <ArchedFrame ratio="4 / 5">
        <Photo src={mainPhoto(profile.media)?.thumbnailUrl} name={name} />
      </ArchedFrame>
      <IconLock size={22} aria-hidden className={classes.lock} />
    </button>
  )
}
