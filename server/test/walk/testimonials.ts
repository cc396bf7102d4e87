import { actionOf } from '@bnr/contract/stateMachine'
import * as endpoints from '@bnr/contract/testimonials/endpoints'
import {
  testimonialMachine,
  testimonialStatuses,
  testimonialTransitionNames,
} from '@bnr/contract/testimonials/transitions'
import { sql } from 'drizzle-orm'
import { testimonials } from '../../src/testimonials/tables.ts'
import { createMember } from '../factories/profiles.ts'
import { createTestimonial } from '../factories/testimonials.ts'
import { ownerOf } from './people.ts'
import type { MakeSubject } from './subject.ts'

const calls = {
  ready: endpoints.readyTestimonial,
  approve: endpoints.approveTestimonial,
  reject: endpoints.rejectTestimonial,
  delete: endpoints.deleteTestimonial,
}

/** The bride counts as the owner: the story is about her, but she may do nothing with it. */
export const testimonialSubject: MakeSubject = async (service) => {
  const bride = await createMember(service)
  const story = await createTestimonial(service, { brideBnrId: Number(bride.bnrId) })
  return {
    name: 'testimonial',
    states: testimonialStatuses,
    owner: ownerOf(bride),
    actions: testimonialTransitionNames.map((name) => {
      const { permission } = testimonialMachine.actions[name]
      const { from, to, notifies } = actionOf(testimonialMachine, name)
      return {
        name,
        can: name,
        from,
        permission,
        ...(to ? { to } : {}),
        leaves: ({ userId }) => [
          `audit: testimonial ${name} by ${userId}`,
          ...(notifies ? [`notified: ${notifies}`] : []),
        ],
        call: ({ token }) => service.call(calls[name], { params: { id: story.id } }, token),
      }
    }),
    put: async (state) => {
      const status = testimonialStatuses.find((one) => one === state) ?? 'Draft'
      await service.db
        .insert(testimonials)
        .overridingSystemValue()
        .values({ ...story, status })
        .onConflictDoUpdate({ target: testimonials.id, set: { status } })
    },
    canOf: async ({ token }) =>
      (await service.call(endpoints.readTestimonial, { params: { id: story.id } }, token)).body.can,
    row: sql`select status as state, testimonials.* from testimonials where id = ${story.id}`,
  }
}
