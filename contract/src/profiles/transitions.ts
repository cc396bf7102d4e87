import { z } from '#schema'
import { type ActionOf, actionsOf, type StateMachine } from '../stateMachine.ts'
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

/** Every change of status of a profile (decisions, section 3). */
export const profileMachine = {
  subject: 'profile',
  states: profileStatuses,
  actions: {
    ready: {
      label: 'Ready for Review',
      from: ['Draft', 'Rejected'],
      to: 'Ready',
      permission: 'profiles.submit',
      requiresAll: true,
      message: 'Profile sent for review',
      audit: 'profile ready',
    },
    approve: {
      label: 'Approve',
      from: ['Ready', 'Deactivated', 'Rejected', 'Settled', 'Deleted'],
      to: 'Active',
      permission: 'profiles.approve',
      message: 'Profile Approved successfully!',
      notifies: 'profileApproved',
      audit: 'profile approve',
    },
    reject: {
      label: 'Reject',
      from: ['Ready'],
      to: 'Rejected',
      permission: 'profiles.reject',
      reason: 'required',
      message: 'Profile rejected',
      notifies: 'profileRejected',
      audit: 'profile reject',
    },
    delete: {
      label: 'Delete',
      from: ['Active', 'Deactivated', 'Ready', 'Draft'],
      to: 'Deleted',
      permission: 'profiles.delete',
      reason: 'required',
      message: 'Profile deleted',
      audit: 'profile delete',
    },
    deactivate: {
      label: 'Deactivate',
      from: ['Active'],
      to: 'Deactivated',
      permission: 'profiles.deactivate',
      reason: 'required',
      message: 'Profile deactivated!',
      audit: 'profile deactivate',
    },
    settle: {
      label: 'Settle',
      from: ['Active', 'Deactivated', 'Deleted'],
      to: 'Settled',
      permission: 'profiles.settle',
      message: 'Profile settled',
      audit: 'profile settle',
    },
    /** By the owner, in every status in which members can use the service. */
    deleteOwn: {
      label: 'Delete Profile',
      from: ['Draft', 'Ready', 'Active', 'Rejected'],
      to: 'Deleted',
      permission: 'account.own',
      message: 'Your profile has been deleted',
      audit: 'profile delete',
    },
  },
} as const satisfies StateMachine<ProfileStatus>

/** The actions that have an endpoint and an entry in the history of their own. */
export type TransitionName = Exclude<ActionOf<typeof profileMachine>, 'deleteOwn'>
export const transitionNames = actionsOf(profileMachine).filter((name) => name !== 'deleteOwn')

export const transitionReason = wire('Reason', {
  reason: ['rn', z.string().trim().max(100).optional(), 'Reason, or key of a listed reason'],
  detail: ['rnd', paragraph(1000).optional(), 'More about the reason'],
})
