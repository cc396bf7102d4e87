import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { useState } from 'react'
import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'
import classes from './CouplePicture.module.css'

export interface CouplePictureProps {
  story: Testimony
  size: 'display' | 'thumbnail'
  /** Empty when the names are next to the picture. */
  alt: string
  /** Load with high priority, because it is on the first screen. */
  first?: boolean
}

/** The couple's photo in the arched frame, or our logo when there is none. */
export function CouplePicture({ story, size, alt, first = false }: CouplePictureProps) {
  const [failed, setFailed] = useState<string>()
  const photo = story.photos.find(({ processing, reason }) => !processing && !reason)
  const large = size === 'display'
  const isEager = large || first
  const address = large ? photo?.url : photo?.thumbnailUrl
  return (
    <ArchedFrame ratio="4 / 5" gilded={large}>
      {address && address !== failed ? (
        <img
          src={address}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(address)}
        />
      ) : (
        <span className={classes.none}>
          <LogoMark className={classes.mark} />
        </span>
      )}
    </ArchedFrame>
  )
}
