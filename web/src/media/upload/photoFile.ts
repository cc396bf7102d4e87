import { errors } from '@bnr/contract/errors'
import { largestUpload } from '@bnr/contract/media/schemas'

export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.jfif'

const photoType = /^image\/(?:jpe?g|pjpeg|png|webp|heic|heif)$/
const jfif = /\.jfif$/i

/** Why a file cannot be a photo, or undefined. The server checks the content as well. */
export function photoProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!photoType.test(type) && !jfif.test(name)) return errors.not_a_photo.message
  return size > largestUpload ? errors.photo_too_large.message : undefined
}

/** Some programs save JPEG as .jfif, which others do not know, so rename it. */
export function withKnownName(file: File, now = Date.now()): File {
  return jfif.test(file.name) ? new File([file], `${now}.jpg`, { type: 'image/jpeg' }) : file
}
