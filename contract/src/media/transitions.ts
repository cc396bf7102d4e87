import type { ActionOf, StateMachine } from '../stateMachine.ts'

export const mediaStatuses = ['Ready', 'Active', 'Rejected', 'Deactivated', 'Deleted'] as const
export type MediaStatus = (typeof mediaStatuses)[number]

/** The status of a photo, or Preparing while the server creates its sizes. */
const photoStates = [...mediaStatuses, 'Preparing'] as const
export type PhotoState = (typeof photoStates)[number]

/** Decisions of staff on a photo (specification 3, section 4), and its deletion by its owner or staff. */
export const photoMachine = {
  subject: 'photo',
  states: photoStates,
  says: { Preparing: 'is still being prepared' },
  actions: {
    approve: {
      from: ['Ready'],
      to: 'Active',
      permission: 'media.moderate',
      message: 'Photo has been approved',
      notifies: 'photoApproved',
      audit: 'photo approve',
    },
    reject: {
      from: ['Ready'],
      to: 'Rejected',
      permission: 'media.moderate',
      reason: 'required',
      message: 'Photo has been rejected',
      notifies: 'photoRejected',
      audit: 'photo reject',
    },
    delete: {
      from: ['Ready', 'Preparing', 'Active', 'Rejected', 'Deactivated'],
      to: 'Deleted',
      permission: 'media.own',
      message: 'Deleted!',
      audit: 'photo delete',
    },
  },
} as const satisfies StateMachine<PhotoState>

/** What staff decide about a photo. */
export const photoVerdicts = ['approve', 'reject'] as const satisfies ActionOf<typeof photoMachine>[]
export type PhotoVerdict = (typeof photoVerdicts)[number]
