import { z } from '#schema'
import { endpoint, idParam } from '../endpoint.ts'
import { wire } from '../wire.ts'
import { partnerPreferenceNames } from './preferences.ts'

const wish = wire('Wish', {
  preference: ['pf', z.enum(partnerPreferenceNames), 'The preference that the wish is about'],
  isMet: ['mt', z.boolean().optional(), 'Whether the other has it; absent if the other has not said'],
})
export type Wish = z.output<typeof wish>

const fit = wire('Fit', {
  mine: ['mine', z.array(wish), 'What the member asks for'],
  theirs: ['theirs', z.array(wish), 'What the profile asks for'],
})
export type Fit = z.output<typeof fit>

export const readFit = endpoint({
  path: '/profiles/:id/fit/:targetId',
  permission: 'member.area',
  summary: 'Which wishes a member and a profile meet; counts as opening the profile',
  params: z.object({ id: idParam, targetId: idParam }),
  reply: fit,
  limit: { requests: 120 },
})
