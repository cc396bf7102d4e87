import { z } from '#schema'
import type { Permission } from '../access.ts'
import type { NotificationKind } from '../messages/kinds.ts'
import { paragraph } from '../values.ts'
import { wire } from '../wire.ts'

export const profileStatuses = [
  'Draft',
  'Ready',
  'Active',
  'Deactivated',
  'Rejected',
  'Settled',
  'Deleted',
] as const
export type ProfileStatus = (typeof profileStatuses)[number]

/** Labels for the owner and staff. */
export const statusLabels: Readonly<Record<ProfileStatus, string>> = {
  Draft: 'Draft',
  Ready: 'Waiting for approval',
  Active: 'Active',
  Deactivated: 'Deactivated',
  Rejected: 'Rejected',
  Settled: 'Settled',
  Deleted: 'Deleted',
}

/** Members with these statuses cannot use the service; after login they get the page /no-access. */
export const closedStatuses: readonly ProfileStatus[] = ['Deactivated', 'Settled', 'Deleted']

export type Transition = {
  label: string
  from: readonly ProfileStatus[]
  to: ProfileStatus
  permission: Permission
  /** Whether staff must give a reason. */
  staffSayWhy: boolean
  /** Possible only once the profile has everything that the wizard requires. */
  wantsAll?: true
  message: string
  /** Notification to the member. */
  tells?: NotificationKind
}

/** Every change of status of a profile (decisions, section 3). */
export const transitions = {
  ready: {
    label: 'Ready for Review',
    from: ['Draft', 'Rejected'],
    to: 'Ready',
    permission: 'profiles.submit',
    staffSayWhy: false,
    wantsAll: true,
    message: 'Profile sent for review',
  },
  approve: {
    label: 'Approve',
    from: ['Ready', 'Deactivated', 'Rejected', 'Settled', 'Deleted'],
    to: 'Active',
    permission: 'profiles.approve',
    staffSayWhy: false,
    message: 'Profile Approved successfully!',
    tells: 'profileApproved',
  },
  reject: {
    label: 'Reject',
    from: ['Ready'],
    to: 'Rejected',
    permission: 'profiles.reject',
    staffSayWhy: true,
    message: 'Profile rejected',
    tells: 'profileRejected',
  },
  delete: {
    label: 'Delete',
    from: ['Active', 'Deactivated', 'Ready', 'Draft'],
    to: 'Deleted',
    permission: 'profiles.delete',
    staffSayWhy: true,
    message: 'Profile deleted',
  },
  deactivate: {
    label: 'Deactivate',
    from: ['Active'],
    to: 'Deactivated',
    permission: 'profiles.deactivate',
    staffSayWhy: true,
    message: 'Profile deactivated!',
  },
  settle: {
    label: 'Settle',
    from: ['Active', 'Deactivated', 'Deleted'],
    to: 'Settled',
    permission: 'profiles.settle',
    staffSayWhy: false,
    message: 'Profile settled',
  },
} as const satisfies Record<string, Transition>

/** Deletion by the owner, possible in every status in which members can use the service. */
export const ownDeletion = {
  label: 'Delete Profile',
  from: ['Draft', 'Ready', 'Active', 'Rejected'],
  to: 'Deleted',
  permission: 'account.own',
  staffSayWhy: false,
  message: 'Your profile has been deleted',
} as const satisfies Transition
export type TransitionName = keyof typeof transitions
export const transitionNames = Object.keys(transitions) as [TransitionName, ...TransitionName[]]

export const enterReason = 'Enter a reason'

export const transitionReason = wire('Reason', {
  reason: ['rn', z.string().trim().max(100).optional(), 'Reason, or key of a listed reason'],
  detail: ['rnd', paragraph(1000).optional(), 'More about the reason'],
})
