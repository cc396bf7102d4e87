import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'

const own = { permission: 'account.own', path: '/profiles/:id/activityShown' } as const

const sharing = wire('Showing of activity', {
  shown: [
    'sh',
    z.boolean(),
    'Others see whether the member was active lately, and the member sees it of others',
  ],
})

export const readActivitySharing = endpoint({
  ...own,
  summary: 'Whether others see that the member was active lately; on at first',
  reply: sharing,
})

export const saveActivitySharing = endpoint({
  ...own,
  method: 'PUT',
  summary: 'Show or hide when the member was active; who hides it does not see it of others',
  body: sharing,
})
