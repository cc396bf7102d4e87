import type { Permission } from '../access.ts'
import type { NotificationKind } from '../messages/kinds.ts'
import type { MediaStatus } from './schemas.ts'

type PhotoTransitionRule = {
  from: readonly MediaStatus[]
  to: MediaStatus
  /** Whether staff must give a reason. */
  staffSayWhy: boolean
  message: string
  /** Notification to the member. */
  tells: NotificationKind
}

/** Decisions of staff on a photo (specification 3, section 4). */
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
} as const satisfies Record<string, PhotoTransitionRule>
export type PhotoTransition = keyof typeof photoTransitions
export const photoTransitionNames = Object.keys(photoTransitions) as [PhotoTransition, ...PhotoTransition[]]

/** Deletion of a photo and its files by its owner or staff. */
export const photoDeletion = {
  from: ['Ready', 'Active', 'Rejected', 'Deactivated'],
  to: 'Deleted',
  permission: 'media.own',
  message: 'Deleted!',
} as const satisfies Pick<PhotoTransitionRule, 'from' | 'to' | 'message'> & { permission: Permission }
