import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'

/** In a file of its own, because every page of a member shows the number and few need the kinds of notifications. */
export const countUnread = endpoint({
  path: '/profiles/:id/notifications/unread',
  permission: 'notifications.own',
  summary: 'How many notifications the member has not seen',
  reply: wire('Unread notifications', {
    count: ['result', z.number().int(), 'Number of unread notifications'],
  }),
})
