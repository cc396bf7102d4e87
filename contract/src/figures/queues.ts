import type { Permission } from '../access.ts'

export interface QueueOfStaff {
  /** What waits in it. */
  label: string
  /** Who works it. */
  permission: Permission
  /** The page where that is done. */
  address: string
  /** It waits since a day and not since a moment. */
  byDay?: boolean
}

/** What waits for staff, in the order in which it is shown. The question to the database: server, figures/queues.ts. */
export const queues = {
  profiles: {
    label: 'Profiles to review',
    permission: 'profiles.approve',
    address: '/ad/profile/approve',
  },
  photos: { label: 'Photos to review', permission: 'media.moderate', address: '/ad/media/approve' },
  followUps: {
    label: 'Follow-ups due',
    permission: 'contactLog.write',
    address: '/ad/follow-ups',
    byDay: true,
  },
  invoices: { label: 'Invoices to approve', permission: 'invoices.approve', address: '/invoice/approve' },
  payments: {
    label: 'Payments that need a decision',
    permission: 'payments.decide',
    address: '/ad/payments',
  },
  stories: {
    label: 'Stories to review',
    permission: 'testimonials.moderate',
    address: '/testimonials/approve',
  },
  drafts: {
    label: 'Unassigned drafts',
    permission: 'admin.assign',
    address: '/ad/profile/search-by-status?status=Draft&whose=nobody',
  },
  uncalled: {
    label: 'Drafts not called yet',
    permission: 'contactLog.write',
    address: '/ad/profile/search?form=staffAdvanced&uncalled=1',
  },
} as const satisfies Record<string, QueueOfStaff>
export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as [QueueName, ...QueueName[]]

/** A longer queue is not counted to its end. */
export const longestCounted = 1000
