import type { Profile } from '@bnr/contract/profiles/profile'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Photo } from '../../media/Photo.tsx'
import { mainPhoto } from '../../media/photos.ts'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { FactList } from '../FactList.tsx'
import { AlreadyMarks } from './AlreadyMarks.tsx'
import { cardFacts } from './cardFacts.ts'
import { PackageRibbon } from './PackageRibbon.tsx'
import classes from './ProfileCard.module.css'

export interface ProfileCardProps {
  profile: Profile
  /** Below the name, e.g. where the profile stands. */
  marks?: ReactNode
  /** Beside the view button, e.g. what can be done with the profile. */
  actions?: ReactNode
  /** The list stays where it is. */
  newTab?: boolean
}

export function ProfileCard({ profile, marks, actions, newTab = false }: ProfileCardProps) {
  const { t } = useTranslation()
  const { bnrId = '', basic } = profile
  const name = basic?.name ?? t('BNR ID {id}', { id: bnrId })
  const link = { to: `/profile/${bnrId}`, ...(newTab && { target: '_blank', rel: 'noopener' }) }
  return (
    <article className={classes.card} data-ignored={profile.alreadyIgnored || undefined}>
      <PackageRibbon membership={profile.membership} />
      <div className={classes.body}>
        <Link {...link} tabIndex={-1} aria-hidden="true" className={classes.photo}>
          <ArchedFrame ratio="4 / 5">
            <Photo src={mainPhoto(profile.media)?.thumbnailUrl} name={name} />
          </ArchedFrame>
        </Link>
        <div className={classes.head}>
          <h2 className={classes.name}>
            <Link {...link}>{name}</Link>
          </h2>
          <p className={classes.id}>{t('BNR ID {id}', { id: bnrId })}</p>
          <AlreadyMarks profile={profile} />
          {marks}
        </div>
        <div className={classes.facts}>
          <FactList facts={cardFacts(profile, t)} look="narrow" />
        </div>
        <CardFoot createdBy={basic?.createdByLabel}>
          {actions}
          <ButtonLink {...link} look="outlined" aria-label={t('View Profile of {name}', { name })}>
            {t('View Profile')}
          </ButtonLink>
        </CardFoot>
      </div>
    </article>
  )
}

function CardFoot({ createdBy, children }: { createdBy: string | null | undefined; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={classes.foot}>
      {createdBy && <p className={classes.by}>{t('Profile Created by {who}', { who: t(createdBy) })}</p>}
      <div className={classes.actions}>{children}</div>
    </div>
  )
}
