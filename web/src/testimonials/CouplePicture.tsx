import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { useState } from 'react'
import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'
import classes from './CouplePicture.module.css'

export interface CouplePictureProps {
  story: Testimony
  size: 'display' | 'thumbnail'
  /** Empty where the names stand beside it. */
  alt: string
}

/** The couple in the arched window; without a photo the window holds our mark. */
export function CouplePicture({ story, size, alt }: CouplePictureProps) {
  const [failed, setFailed] = useState<string>()
  const [photo] = story.photos
  const large = size === 'display'
  const address = large ? photo?.url : photo?.thumbnailUrl
  return (
    <ArchedFrame ratio="4 / 5" gilded={large}>
      {address && address !== failed ? (
        <img
          src={address}
          alt={alt}
          loading={large ? 'eager' : 'lazy'}
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
