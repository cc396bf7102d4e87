import { may } from '@bnr/contract/access'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { noteNothing } from '../database/auditContext.ts'
import type { Actor } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { photosOfTestimonials } from './photoStore.ts'
import { presentContact, presentListed, presentPublic } from './present.ts'
import { findActiveTestimonial, findTestimonial, type TestimonialRow } from './store.ts'

export const looksAfterStories = ({ roles }: Actor): boolean => may(roles, 'testimonials.write')

/** A testimonial as the actor may see it. */
export const readStory = (services: Services, actor: Actor, id: number): Promise<Testimony> =>
  looksAfterStories(actor) ? readWhole(services, actor, id) : readPublic(services, id)

async function readPublic({ config, db }: Services, id: number): Promise<Testimony> {
  noteNothing()
  const row = found(await findActiveTestimonial(db, id))
  return presentPublic(config, row, await photosOfTestimonials(db, [row.id], 'ready'))
}

/** Includes the contact details of the couple. */
async function readWhole(services: Services, staff: Actor, id: number): Promise<Testimony> {
  const { config, db } = services
  const row = found(await findTestimonial(db, id))
  const contact = presentContact(row)
  return { ...presentListed(config, row, await photosOfTestimonials(db, [id], 'all'), staff), ...contact }
}

function found(row: TestimonialRow | undefined): TestimonialRow {
  if (!row) throw new Failure('not_found')
  return row
}
