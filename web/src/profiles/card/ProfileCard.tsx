import { answerTimeWords } from '@bnr/contract/activities/interestRules'
import { isHighlighted } from '@bnr/contract/memberships/badge'
import { activeWithinWords } from '@bnr/contract/profiles/activeWithin'
import type { OpenCard } from '@bnr/contract/profiles/card'
import { joined, placeShown } from '@bnr/contract/profiles/facts/shown'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Photo } from '../../media/Photo.tsx'
import { mainPhoto } from '../../media/photos.ts'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { CardLines } from './CardLines.tsx'
import { PackageRibbon } from './PackageRibbon.tsx'
import classes from './ProfileCard.module.css'
import { VerifiedBadge } from './VerifiedBadge.tsx'

export interface ProfileCardProps {
  profile: OpenCard
  /** Below the name, e.g. the status. */
  marks?: ReactNode
  /** Above the facts, e.g. why the profile is suggested. */
  note?: ReactNode
  /** Next to the view button, e.g. links for staff. */
  actions?: ReactNode
  /** Along the lower edge, e.g. the actions of a member. */
  toolbar?: ReactNode
  /** The first card of a list; its photo loads with high priority. */
  isFirst?: boolean
  /** Opens the profile in a new tab, so that the list stays open. */
  newTab?: boolean
  canOpen?: boolean
  /** Called on a press on the photo, in place of opening the profile. */
  onPhoto?: (() => void) | undefined
}

export function ProfileCard(props: ProfileCardProps) {
  const { profile, marks, note, actions, toolbar, onPhoto } = props
  const { isFirst = false, newTab = false, canOpen = true } = props
  const { bnrId = '', basic } = profile
  const name = basic?.name ?? t('BNR ID {id}', { id: bnrId })
  const link = { to: `/profile/${bnrId}`, ...(newTab && { target: '_blank', rel: 'noopener' }) }
  return (
    <Surface
      as="article"
      className={classes.card}
      data-ignored={profile.alreadyIgnored || undefined}
      data-highlighted={isHighlighted(profile.membership) || undefined}
    >
      <div className={classes.body}>
        <CardPhoto
          profile={profile}
          name={name}
          isFirst={isFirst}
          link={canOpen ? link : undefined}
          onPress={onPhoto}
        />
        <div className={classes.head}>
          <PackageRibbon membership={profile.membership} />
          <h2 className={classes.name}>{canOpen ? <Link {...link}>{name}</Link> : name}</h2>
          <p className={classes.id}>
            {t('BNR ID {id}', { id: bnrId })}
            <VerifiedBadge verified={profile.phoneVerified} />
          </p>
          <p className="note">{placeShown(profile)}</p>
          <Liveliness profile={profile} />
          {marks}
        </div>
        <div className={classes.facts}>
          {note}
          <CardLines profile={profile} />
        </div>
        <CardFoot createdBy={basic?.createdByLabel}>
          {actions}
          {canOpen && (
            <ButtonLink {...link} variant="outlined" aria-label={t('View Profile of {name}', { name })}>
              {t('View Profile')}
            </ButtonLink>
          )}
        </CardFoot>
        {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      </div>
    </Surface>
  )
}

/** How recently the member was active and how fast they usually answer, in one line. */
function Liveliness({ profile: { activeWithin, answerHours } }: Pick<ProfileCardProps, 'profile'>) {
  const words = joined(
    [
      activeWithin && t(activeWithinWords[activeWithin]),
      answerHours === undefined ? undefined : t(answerTimeWords(answerHours)),
    ],
    ' · ',
  )
  return words ? <p className="note">{words}</p> : null
}

interface CardPhotoProps extends Pick<ProfileCardProps, 'profile' | 'isFirst'> {
  name: string
  link: LinkProps | undefined
  onPress: (() => void) | undefined
}

function CardPhoto({ profile, name, isFirst, link, onPress }: CardPhotoProps) {
  const photo = mainPhoto(profile.media)
  const picture = (
    <ArchedFrame ratio="4 / 5" gold={profile.membership?.goldTagged}>
      <Photo
        src={photo?.thumbnailUrl}
        name={name}
        {...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
      />
    </ArchedFrame>
  )
  if (onPress && photo)
    return (
      <button
        type="button"
        className={classes.photo}
        aria-label={t('Photos of {name}', { name })}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        {picture}
      </button>
    )
  if (!link) return <div className={classes.photo}>{picture}</div>
  return (
    <Link {...link} tabIndex={-1} aria-hidden="true" className={classes.photo}>
      {picture}
    </Link>
  )
}

function CardFoot({ createdBy, children }: { createdBy: string | null | undefined; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      {createdBy && <p className="small">{t('Profile Created by {who}', { who: t(createdBy) })}</p>}
      <div className={classes.actions}>{children}</div>
    </div>
  )
}
