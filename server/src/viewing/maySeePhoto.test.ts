import { photoSizes } from '@bnr/contract/media/endpoints'
import { profileStatuses } from '@bnr/contract/profiles/transitions'
import { expect, test } from 'vitest'
import { specifiedPhotoStates } from '../../test/specification/transitions.ts'
import type { Holder } from '../media/addresses.ts'
import { maySeePhoto, type PhotoAccess } from './photoVisibility.ts'

const guest: Holder = { kind: 'guest' }
const draft = (profileId: number): Holder => ({ kind: 'draft', profileId })
const session: Holder = { kind: 'session', sessionId: 'x' }

/** An approved photo of an active bride (1), seen by an active groom (2) with a verified number. */
const seen: PhotoAccess = {
  folder: 'f',
  status: 'Active',
  processed: true,
  ownerId: 1,
  ownerStatus: 'Active',
  ownerGender: 'f',
  ownerPhoneVerified: true,
  blockedByOwner: false,
  userType: 'pu',
  viewerId: 2,
  viewerStatus: 'Active',
  viewerGender: 'm',
  viewerPhoneVerified: true,
}
const herself = { viewerId: 1, viewerGender: 'f' } as const
const staff = { userType: 'au', viewerId: null, viewerStatus: null, viewerGender: null } as const
const nobody = { ...staff, userType: null } as const
const openDraft = { ownerStatus: 'Draft', ownerPhoneVerified: false } as const
const sizesFor = (holder: Holder, change: Partial<PhotoAccess> = {}) =>
  photoSizes.filter((size) => maySeePhoto({ ...seen, ...change }, holder, size)).join(', ') || 'none'

const all = 'original, display, thumbnail, blurred'

/** From DECISIONS, sections 3 and 6: who may fetch which size of a photo, and what ends that. */
test.each<[string, Holder, Partial<PhotoAccess>, string]>([
  ['a guest', guest, {}, 'blurred'],
  ['a guest, of a profile that is not active', guest, { ownerStatus: 'Ready' }, 'none'],
  ['a guest, of a photo that is still prepared', guest, { processed: false }, 'none'],
  ['a member', session, {}, all],
  ['a member of the same gender', session, { viewerGender: 'f' }, 'none'],
  ['a member whom she blocked', session, { blockedByOwner: true }, 'none'],
  ['a member, of a photo that is still prepared', session, { processed: false }, 'none'],
  ['a member whose number is not verified', session, { viewerPhoneVerified: false }, 'blurred'],
  ['a member without a known number', session, { viewerPhoneVerified: null }, 'blurred'],
  ['a member who was never sent for review', session, { viewerStatus: 'Draft' }, 'blurred'],
  ['a member without a profile', session, { viewerStatus: null }, 'blurred'],
  ['a session that has ended', session, nobody, 'none'],
  ['the owner', session, herself, all],
  ['the owner, of a photo that is still prepared', session, { ...herself, processed: false }, all],
  ['staff', session, staff, all],
  ['the form of her draft', draft(1), { ...nobody, ...openDraft }, all],
  ['the form of another draft', draft(2), { ...nobody, ...openDraft }, 'none'],
  ['the form of a draft whose number was verified', draft(1), { ...nobody, ownerStatus: 'Draft' }, 'none'],
  [
    'the form of what is no draft any more',
    draft(1),
    { ...nobody, ...openDraft, ownerStatus: 'Ready' },
    'none',
  ],
])('%s may fetch: %4$s', (_, holder, change, sizes) => {
  expect(sizesFor(holder, change)).toBe(sizes)
})

test.each(specifiedPhotoStates.split(', '))('a photo that is %s', (state) => {
  const change = { status: state as PhotoAccess['status'] }
  const shown = state === 'Active'
  expect(sizesFor(guest, change)).toBe(shown ? 'blurred' : 'none')
  expect(sizesFor(session, change)).toBe(shown ? all : 'none')
  for (const who of [herself, staff])
    expect(sizesFor(session, { ...change, ...who })).toBe(state === 'Deleted' ? 'none' : all)
})

test.each(profileStatuses)('a photo of, or seen by, a profile that is %s', (status) => {
  expect(sizesFor(session, { ownerStatus: status })).toBe(status === 'Active' ? all : 'none')
  const clear = ['Ready', 'Active', 'Rejected'].includes(status)
  expect(sizesFor(session, { viewerStatus: status })).toBe(clear ? all : 'blurred')
})
