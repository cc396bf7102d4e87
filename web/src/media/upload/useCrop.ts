import { errors } from '@bnr/contract/errors'
import { largestPhotoPixels } from '@bnr/contract/media/schemas'
import { type SyntheticEvent, useRef, useState } from 'react'
import {
  centerCrop,
  convertToPixelCrop,
  makeAspectCrop,
  type PercentCrop,
  type PixelCrop,
} from 'react-image-crop'
import { useIsShown } from '../../platform/useIsShown.ts'
import { useObjectAddress } from '../../ui/useObjectAddress.ts'

export const square = 1
const firstWidth = 50

export interface Crop {
  file: File
  onDone: (file: File) => void
  /** Called when the browser cannot read the file or it has too many pixels. */
  onUnusable: (message: string) => void
}

/** State of the crop dialog: the chosen square and the resulting file. */
export function useCrop({ file, onDone, onUnusable }: Crop) {
  const address = useObjectAddress(file)
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [busy, setBusy] = useState(false)
  const isShown = useIsShown()
  const unreadable = () => onUnusable(errors.not_a_photo.message)

  function place({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    const { width, height, naturalWidth, naturalHeight } = currentTarget
    if (naturalWidth * naturalHeight > largestPhotoPixels) return onUnusable(errors.photo_too_large.message)
    setCrop(
      centerCrop(makeAspectCrop({ unit: '%', width: firstWidth }, square, width, height), width, height),
    )
  }

  async function finish() {
    if (!image.current || !crop) return
    const { width, height } = image.current
    setBusy(true)
    const finished = await cropped(image.current, convertToPixelCrop(crop, width, height)).catch(
      () => undefined,
    )
    // Somebody may have cancelled while the browser was drawing.
    if (!isShown.current) return
    if (finished) onDone(finished)
    else unreadable()
  }

  return { address, image, crop, setCrop, busy, place, unreadable, finish }
}

const longestSide = 1600
const quality = 0.92

/** The chosen square of a photo as a JPEG, at most 1600 pixels wide. */
async function cropped(image: HTMLImageElement, crop: PixelCrop, now = Date.now()): Promise<File> {
  const scale = image.naturalWidth / image.width
  const side = Math.min(Math.round(crop.width * scale), longestSide)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas
    .getContext('2d')
    ?.drawImage(
      image,
      crop.x * scale,
      crop.y * scale,
      crop.width * scale,
      crop.height * scale,
      0,
      0,
      side,
      side,
    )
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  if (!blob) throw new Error('Your browser could not process this photo')
  return new File([blob], `${now}.jpg`, { type: 'image/jpeg' })
}
