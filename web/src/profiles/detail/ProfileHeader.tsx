import { answerTimeWords } from '@bnr/contract/activities/interestRules'
import { activeWithinWords } from '@bnr/contract/profiles/activeWithin'
import { cardFacts } from '@bnr/contract/profiles/facts/cardFacts'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { ReactNode } from 'react'
import { PhotoGallery } from '../../media/gallery/PhotoGallery.tsx'
import { activePhotos, photosWithPending } from '../../media/photos.ts'
import { FactList } from '../../ui/FactList.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { t } from '../../ui/translation.ts'
import { PackageRibbon } from '../card/PackageRibbon.tsx'
import { VerifiedBadge } from '../card/VerifiedBadge.tsx'
import type { ProfileViewer } from '../viewer.ts'
import classes from './ProfileHeader.module.css'

export interface ProfileHeaderProps {
  profile: Profile
  viewer: ProfileViewer
  /** Actions on the profile. */
  children?: ReactNode
}

export function ProfileHeader({ profile, viewer, children }: ProfileHeaderProps) {
  const { bnrId = '', basic, media } = profile
  const name = basic?.name ?? t('BNR ID {id}', { id: bnrId })
  const photos = viewer === 'member' ? activePhotos(media) : photosWithPending(media)
  return (
    <header className={classes.header}>
      <div className={classes.gallery} data-empty={photos.length === 0 || undefined}>
        <PhotoGallery photos={photos} name={name} gilded gold={profile.membership?.goldTagged} />
      </div>
      <div className={classes.about}>
        <div className={classes.names}>
          <PackageRibbon membership={profile.membership} />
          <h1 className={classes.name} tabIndex={-1}>
            {name}
          </h1>
          <p className={classes.id}>
            {t('BNR ID {id}', { id: bnrId })}
            <VerifiedBadge verified={profile.phoneVerified} />
          </p>
          {viewer === 'owner' && <StatusBadge status={profile.status} />}
        </div>
        <div className={classes.facts}>
          <FactList facts={cardFacts(profile, t)} variant="narrow" />
          {basic?.createdByLabel && (
            <p className={classes.by}>{t('Profile Created by {who}', { who: t(basic.createdByLabel) })}</p>
          )}
          {profile.activeWithin && <p className={classes.by}>{t(activeWithinWords[profile.activeWithin])}</p>}
          {profile.answerHours !== undefined && (
            <p className={classes.by}>{t(answerTimeWords(profile.answerHours))}</p>
          )}
          {children}
        </div>
      </div>
    </header>
  )
}
