import { addressOf } from '@bnr/contract/client'
import { type TestimonialPhotoSize, testimonialPhotoFile } from '@bnr/contract/testimonials/endpoints'
import type { TestimonialPhoto, Testimony } from '@bnr/contract/testimonials/schemas'
import type { Config } from '../config.ts'
import type { PhotoRow, TestimonialRow } from './store.ts'

/** What everybody reads: neither how to reach the couple, nor who of the staff wrote it down. */
export function presentPublic(config: Config, row: TestimonialRow, photos: readonly PhotoRow[]): Testimony {
  const { id, caption, groomName, brideName, engagementDate, weddingDate, text, status } = row
  return {
    id,
    caption,
    groomName,
    brideName,
    ...(engagementDate ? { engagementDate } : {}),
    ...(weddingDate ? { weddingDate } : {}),
    text,
    status,
    photos: photos.filter((photo) => photo.testimonialId === id).map((photo) => presentPhoto(config, photo)),
  }
}

function presentPhoto({ mediaBase }: Config, { id, width, height }: PhotoRow): TestimonialPhoto {
  const address = (size: TestimonialPhotoSize) =>
    addressOf(testimonialPhotoFile, { params: { mid: id, size } }, { apiBase: '/api', mediaBase })
  return {
    id,
    kind: 'c',
    url: address('display'),
    thumbnailUrl: address('thumbnail'),
    format: `${width}x${height}`,
  }
}
