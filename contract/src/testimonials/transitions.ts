import { type ActionOf, actionsOf, type StateMachine } from '../stateMachine.ts'

export const testimonialStatuses = ['Draft', 'Ready', 'Rejected', 'Active'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

/** Every change of status of a story (specification 3, section 4). */
export const testimonialMachine = {
  subject: 'story',
  states: testimonialStatuses,
  actions: {
    ready: {
      label: 'Ready',
      from: ['Draft', 'Rejected'],
      to: 'Ready',
      permission: 'testimonials.write',
      requiresAll: true,
      message: 'Sent for approval!',
      audit: 'testimonial ready',
    },
    approve: {
      label: 'Approve',
      from: ['Ready'],
      to: 'Active',
      permission: 'testimonials.moderate',
      message: 'Approved!',
      notifies: 'storyPublished',
      audit: 'testimonial approve',
    },
    reject: {
      label: 'Reject',
      from: ['Ready'],
      to: 'Rejected',
      permission: 'testimonials.moderate',
      reason: 'asked',
      message: 'Rejected!',
      audit: 'testimonial reject',
    },
    delete: {
      label: 'Delete',
      from: ['Active'],
      permission: 'testimonials.moderate',
      message: 'Deleted!',
      audit: 'testimonial delete',
    },
  },
} as const satisfies StateMachine<TestimonialStatus>
export type TestimonialTransitionName = ActionOf<typeof testimonialMachine>
export const testimonialTransitionNames = actionsOf(testimonialMachine)

/** Stories that are still being written. */
export const unfinished: readonly TestimonialStatus[] = testimonialMachine.actions.ready.from
