import type { Permission } from '../access.ts'
import type { NotificationKind } from '../messages/kinds.ts'
import type { TestimonialStatus } from './schemas.ts'

export type TestimonialTransition = {
  label: string
  from: readonly TestimonialStatus[]
  /** Absent if the transition deletes the story. */
  to?: TestimonialStatus
  permission: Permission
  /** The dialog requires a reason. In the call it is optional, as the specification says. */
  asksWhy: boolean
  message: string
  /** Notification to those of the couple who are members. */
  tells?: NotificationKind
}

/** Every change of status of a story (specification 3, section 4). */
export const testimonialTransitions = {
  ready: {
    label: 'Ready',
    from: ['Draft', 'Rejected'],
    to: 'Ready',
    permission: 'testimonials.write',
    asksWhy: false,
    message: 'Sent for approval!',
  },
  approve: {
    label: 'Approve',
    from: ['Ready'],
    to: 'Active',
    permission: 'testimonials.moderate',
    asksWhy: false,
    message: 'Approved!',
    tells: 'storyPublished',
  },
  reject: {
    label: 'Reject',
    from: ['Ready'],
    to: 'Rejected',
    permission: 'testimonials.moderate',
    asksWhy: true,
    message: 'Rejected!',
  },
  delete: {
    label: 'Delete',
    from: ['Active'],
    permission: 'testimonials.moderate',
    asksWhy: false,
    message: 'Deleted!',
  },
} as const satisfies Record<string, TestimonialTransition>
export type TestimonialTransitionName = keyof typeof testimonialTransitions
export const testimonialTransitionNames = Object.keys(testimonialTransitions) as TestimonialTransitionName[]

/** Stories that are still being written. */
export const unfinished: readonly TestimonialStatus[] = testimonialTransitions.ready.from
