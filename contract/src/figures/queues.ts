import type { Permission } from '../access.ts'

export interface QueueOfStaff {
  /** Name of the queue on screen. */
  label: string
  /** Permission to work on it. */
  permission: Permission
  /** Page for working on it. */
  address: string
  /** The age of its items is known by day, not by time. */
  byDay?: boolean
}

/** Queues of staff, in the order of the screen. The server has their SQL in figures/queues.ts. */
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
  inbox: { label: 'Messages to answer', permission: 'inbox.answer', address: '/ad/inbox?show=us' },
  reportedMessages: {
    label: 'Reported messages',
    permission: 'messages.reports',
    address: '/ad/reported-messages',
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

/** Most items that are counted; beyond that the screen shows that there are more. */
export const longestCounted = 1000
