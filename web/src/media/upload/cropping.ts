import type { PixelCrop } from 'react-image-crop'

const longestSide = 1600
const quality = 0.92

/** The chosen square of a photo as a JPEG, at most 1600 pixels wide. */
export async function cropped(image: HTMLImageElement, crop: PixelCrop, now = Date.now()): Promise<File> {
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
