import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'

/** In its own file, because every page of a member calls it and only a few need the other endpoints. */
export const countWaitingInterests = endpoint({
  path: '/profiles/:id/likedMe/waiting',
  permission: 'member.area',
  summary: 'How many received interests the member has not answered',
  reply: wire('Interests waiting', {
    count: ['result', z.number().int(), 'Number of interests to answer'],
  }),
})
