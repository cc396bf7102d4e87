import { addressOf } from '@bnr/contract/client'
import { allowedActions, type Handler } from '@bnr/contract/stateMachine'
import { type TestimonialPhotoSize, testimonialPhotoFile } from '@bnr/contract/testimonials/endpoints'
import type { TestimonialPhoto, Testimony } from '@bnr/contract/testimonials/schemas'
import { testimonialMachine } from '@bnr/contract/testimonials/transitions'
import type { Settings } from '../platform/settings.ts'
import type { PhotoRow } from './photoStore.ts'
import type { TestimonialRow } from './store.ts'
import { presentWords } from './storyWords.ts'

/** The public content of a testimonial, without contact details and authors. */
export function presentPublic(config: Settings, row: TestimonialRow, photos: readonly PhotoRow[]): Testimony {
  const { id, status } = row
  const own = photos.filter((photo) => photo.testimonialId === id)
  return { id, ...presentWords(row), status, photos: own.map((photo) => presentPhoto(config, photo)) }
}

/** A testimonial in the list of staff, without contact details. */
export function presentListed(
  config: Settings,
  row: TestimonialRow,
  photos: readonly PhotoRow[],
  staff: Handler,
): Testimony {
  const { groomBnrId, brideBnrId } = row
  return {
    ...presentPublic(config, row, photos),
    can: allowedActions(testimonialMachine, row.status, staff),
    ...(groomBnrId ? { groomBnrId: String(groomBnrId) } : {}),
    ...(brideBnrId ? { brideBnrId: String(brideBnrId) } : {}),
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    ...(row.actionByName ? { actionBy: row.actionByName } : {}),
    ...(row.actionAt ? { actionAt: row.actionAt.toISOString() } : {}),
    ...(row.rejectionReason ? { reason: row.rejectionReason } : {}),
    ...(row.consentAt ? { consentAt: row.consentAt.toISOString() } : {}),
  }
}

/** The contact details of the couple, as far as they are known. */
export const presentContact = ({ email, phoneCountryCode, phoneNumber }: TestimonialRow) => ({
  ...(email ? { email: { address: email } } : {}),
  ...(phoneCountryCode && phoneNumber
    ? { phone: { countryCode: phoneCountryCode, number: phoneNumber } }
    : {}),
})

const unreadable = 'We could not read this photo. Delete it and upload another'

export function presentPhoto({ mediaBase }: Settings, photo: PhotoRow): TestimonialPhoto {
  const { id, width, height } = photo
  const address = (size: TestimonialPhotoSize) =>
    addressOf(testimonialPhotoFile, { params: { mid: id, size } }, { apiBase: '/api', mediaBase })
  return {
    id,
    kind: 'c',
    url: address('display'),
    thumbnailUrl: address('thumbnail'),
    format: `${width}x${height}`,
    ...(photo.unreadable ? { reason: unreadable } : !photo.processed && { processing: true }),
  }
}
