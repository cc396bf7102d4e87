import type { Permission } from '../access.ts'
import type { NotificationKind } from '../messages/kinds.ts'
import type { MediaStatus } from './schemas.ts'

type PhotoWay = {
  from: readonly MediaStatus[]
  to: MediaStatus
  /** Whether staff who do it must say why. */
  staffSayWhy: boolean
  message: string
  /** What the member is told of it. */
  tells: NotificationKind
}

/** What staff decide on a photo (specification 3, section 4). */
export const photoTransitions = {
  approve: {
    from: ['Ready'],
    to: 'Active',
    message: 'Photo has been approved',
    staffSayWhy: false,
    tells: 'photoApproved',
  },
  reject: {
    from: ['Ready'],
    to: 'Rejected',
    message: 'Photo has been rejected',
    staffSayWhy: true,
    tells: 'photoRejected',
  },
} as const satisfies Record<string, PhotoWay>
export type PhotoTransition = keyof typeof photoTransitions
export const photoTransitionNames = Object.keys(photoTransitions) as [PhotoTransition, ...PhotoTransition[]]

/** By its owner or staff, with its files: afterwards nobody finds it. */
export const photoDeletion = {
  from: ['Ready', 'Active', 'Rejected', 'Deactivated'],
  to: 'Deleted',
  permission: 'media.own',
  message: 'Deleted!',
} as const satisfies Pick<PhotoWay, 'from' | 'to' | 'message'> & { permission: Permission }
