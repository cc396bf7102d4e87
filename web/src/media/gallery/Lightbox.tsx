import type { MediaItem } from '@bnr/contract/media/schemas'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef } from 'react'
import { t } from '../../ui/translation.ts'
import classes from './Lightbox.module.css'
import { SlideButtons, Slides } from './Slides.tsx'
import { useSlides } from './useSlides.ts'

export interface LightboxProps {
  photos: readonly MediaItem[]
  name: string
  start: number
  onClose: () => void
}

/** Shows photos on the whole screen. The native dialog traps the focus and restores it. */
export default function Lightbox({ photos, name, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const slides = useSlides(photos.length, start)
  const total = photos.length

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-label={t('Photos of {name}', { name })}
      onClose={onClose}
      onKeyDown={slides.onKeyDown}
    >
      <Slides photos={photos} name={name} slides={slides} fit="contain" />
      <SlideButtons count={total} slides={slides} />
      <p className={classes.count} aria-live="polite">
        {t('{number} of {total}', { number: slides.shown + 1, total })}
      </p>
      <button
        type="button"
        className={classes.close}
        aria-label={t('Close')}
        onClick={() => dialog.current?.close()}
      >
        <IconX size={24} aria-hidden />
      </button>
    </dialog>
  )
}
