import { errors } from '@bnr/contract/errors'
import { largestPhotoPixels } from '@bnr/contract/media/schemas'
import { type SyntheticEvent, useRef, useState } from 'react'
import { centerCrop, convertToPixelCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { useObjectAddress } from '../../ui/useObjectAddress.ts'
import { cropped } from './cropping.ts'

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
    await cropped(image.current, convertToPixelCrop(crop, width, height)).then(onDone, unreadable)
  }

  return { address, image, crop, setCrop, busy, place, unreadable, finish }
}
