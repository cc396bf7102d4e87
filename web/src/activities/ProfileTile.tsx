import { isHighlighted } from '@bnr/contract/memberships/badge'
import { mayOpen, type ProfileCard } from '@bnr/contract/profiles/card'
import { ageShown, joined, placeShown } from '@bnr/contract/profiles/facts/shown'
import { Link } from 'react-router'
import { Photo } from '../media/Photo.tsx'
import { mainPhoto } from '../media/photos.ts'
import { HighlightMark } from '../profiles/card/HighlightMark.tsx'
import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { useTranslation } from '../ui/translation.ts'
import { DoneMarks } from './DoneMarks.tsx'
import classes from './ProfileTile.module.css'

/** A profile in three lines: for rows of suggestions. */
export function ProfileTile({ profile }: { profile: ProfileCard }) {
  if (!mayOpen(profile))
    return (
      <div className={classes.tile}>
        <TileLines profile={profile} />
      </div>
    )
  return (
    <Link to={`/profile/${profile.bnrId}`} className={classes.tile}>
      <TileLines profile={profile} />
      <DoneMarks target={profile} />
    </Link>
  )
}

function TileLines({ profile }: { profile: ProfileCard }) {
  const { t } = useTranslation()
  const name = profile.basic?.name ?? ''
  const { membership } = profile
  return (
    <>
      <ArchedFrame ratio="4 / 5" gold={membership?.goldTagged || isHighlighted(membership)}>
        <Photo src={mainPhoto(profile.media)?.thumbnailUrl} name={name} />
      </ArchedFrame>
      <span className={classes.name}>{name}</span>
      {isHighlighted(membership) && <HighlightMark />}
      <span className={classes.detail}>
        {joined([ageShown(profile, t), profile.religion?.denomination], ' · ')}
      </span>
      <span className={classes.detail}>{placeShown(profile)}</span>
    </>
  )
}
