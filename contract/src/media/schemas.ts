import { z } from '#schema'
import { canFieldOf } from '../stateMachine.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { type MediaStatus, mediaStatuses, photoMachine } from './transitions.ts'

/** Kinds of photos, pp profile photo, ap album, tp testimonial, and how many of each are allowed. */
export const mediaKinds = { pp: { limit: 1 }, ap: { limit: 5 }, tp: { limit: 4 } } as const
export type MediaKind = keyof typeof mediaKinds

/** Labels for the owner and staff. */
export const mediaStatusLabels: Readonly<Record<MediaStatus, string>> = {
  Ready: 'Pending Approval',
  Active: 'Approved',
  Rejected: 'Rejected',
  Deactivated: 'Deactivated',
  Deleted: 'Deleted',
}

/** Limits of an upload, in bytes and in pixels (decisions, section 6). */
export const largestUpload = 10 * 1024 * 1024
export const largestPhotoPixels = 50_000_000

export const mediaItem = wire('Photo', {
  id: ['mid', z.string().optional(), 'Id of the photo; not sent to guests'],
  kind: ['mt', z.enum(['pp', 'ap', 'tp']), 'pp profile photo, ap album, tp testimonial'],
  status: ['ms', z.enum(mediaStatuses), 'Ready means pending approval'],
  url: ['cu', z.string(), 'Address of the display size; blurred for guests'],
  thumbnailUrl: ['cut', z.string(), 'Address of the thumbnail; blurred for guests'],
  format: ['mf', z.string().optional(), 'Width and height in pixels, e.g. 1280x960'],
  changedAt: ['mat', moment.optional(), 'When it was added or last moderated'],
  reason: ['rn', z.string().optional(), 'Why it was rejected; owner and staff only'],
  can: canFieldOf(photoMachine, 'owner and staff'),
  processing: ['pr', z.boolean().optional(), 'The server is still creating the sizes'],
})
export type MediaItem = z.output<typeof mediaItem>
