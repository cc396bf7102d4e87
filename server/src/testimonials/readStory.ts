import { may } from '@bnr/contract/access'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import type { Actor } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { photosOfTestimonials } from './photoStore.ts'
import { presentPublic, presentWhole } from './present.ts'
import { findActiveTestimonial, findTestimonial } from './store.ts'

export const looksAfterStories = ({ roles }: Actor): boolean => may(roles, 'testimonials.write')

/** One story as the actor may see it. */
export async function readStory({ config, db }: Services, actor: Actor, id: number): Promise<Testimony> {
  const [find, present] = looksAfterStories(actor)
    ? ([findTestimonial, presentWhole] as const)
    : ([findActiveTestimonial, presentPublic] as const)
  const row = await find(db, id)
  if (!row) throw new Failure('not_found')
  return present(config, row, await photosOfTestimonials(db, [row.id]))
}
