import { isHighlighted } from '@bnr/contract/memberships/badge'
import { mayOpen, type ProfileCard } from '@bnr/contract/profiles/card'
import { ageShown, joined, placeShown } from '@bnr/contract/profiles/facts/shown'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Photo } from '../media/Photo.tsx'
import { mainPhoto } from '../media/photos.ts'
import { HighlightMark } from '../profiles/card/HighlightMark.tsx'
import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { t } from '../ui/translation.ts'
import { buttons } from './buttons.ts'
import classes from './ProfileTile.module.css'
import { type ActivityTarget, ownActivity } from './target.ts'

export interface ProfileTileProps {
  profile: ProfileCard
  /** Puts the text next to the photo, which takes less height. */
  isRow?: boolean
}

/** A small card for rows of suggestions. */
export function ProfileTile({ profile, isRow = false }: ProfileTileProps) {
  const tile = isRow ? `${classes.tile} ${classes.row}` : classes.tile
  if (!mayOpen(profile))
    return (
      <div className={tile}>
        <TileLines profile={profile} />
      </div>
    )
  return (
    <Link to={`/profile/${profile.bnrId}`} className={tile}>
      <TileLines profile={profile} marks={<DoneMarks target={profile} />} />
    </Link>
  )
}

function TileLines({ profile, marks }: { profile: ProfileCard; marks?: ReactNode }) {
  const name = profile.basic?.name ?? ''
  const { membership } = profile
  return (
    <>
      <ArchedFrame ratio="4 / 5" gold={membership?.goldTagged || isHighlighted(membership)}>
        <Photo src={mainPhoto(profile.media)?.thumbnailUrl} name={name} />
      </ArchedFrame>
      <span className={classes.lines}>
        <span className={classes.name}>{name}</span>
        {isHighlighted(membership) && <HighlightMark />}
        <span className="note">{joined([ageShown(profile, t), profile.religion?.denomination], ' · ')}</span>
        <span className="note">{placeShown(profile)}</span>
        {marks}
      </span>
    </>
  )
}

/** Icons of the viewer's activities, for cards without buttons. */
export function DoneMarks({ target }: { target: ActivityTarget }) {
  const done = buttons.filter(({ verb }) => ownActivity(target, verb))
  if (done.length === 0) return null
  return (
    <span className={classes.marks}>
      {done.map(({ verb, doneLabel, DoneIcon }) => (
        <span key={verb} title={t(doneLabel)}>
          <DoneIcon size={18} aria-hidden />
          <span className="visually-hidden">{t(doneLabel)}</span>
        </span>
      ))}
    </span>
  )
}
