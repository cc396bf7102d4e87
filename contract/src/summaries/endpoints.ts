import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { wire } from '../wire.ts'
import { frequencies } from './rules.ts'

const summarySettings = wire('Summary settings', {
  frequency: ['fr', z.enum(frequencies), 'How often the member gets new matches and what waits by mail'],
  sms: [
    'sms',
    z.boolean().optional(),
    'At most once a week also by SMS, if interests or messages wait. Missing in replies if this SMS is not sent; if it is missing in a call, it stays as it is',
  ],
})
export type SummarySettings = z.output<typeof summarySettings>

const own = {
  permission: 'notifications.own',
  path: '/profiles/:id/summarySettings',
} as const

export const readSummarySettings = endpoint({
  ...own,
  summary: 'How often the member gets a summary',
  reply: summarySettings,
})

export const saveSummarySettings = endpoint({
  ...own,
  method: 'PUT',
  summary: 'Choose how often to get a summary',
  body: summarySettings,
})

const tokenOfLink = z.object({ token: z.string().max(150) })

export const readUnsubscribing = endpoint({
  path: '/unsubscribe/:token',
  audit: noAudit.guests,
  permission: 'public',
  summary: 'Whether the mails that the link in them switches off are off already',
  params: tokenOfLink,
  reply: wire('Mails that a link switches off', {
    isOff: ['off', z.boolean(), 'The member does not get them any more'],
  }),
  limit: { requests: 30 },
})

/** Mail programs post a form to the address in the header `List-Unsubscribe`, which is also that of the page. */
export const unsubscribe = endpoint({
  method: 'POST',
  base: 'root',
  form: true,
  path: '/unsubscribe/:token',
  audit: noAudit.guests,
  permission: 'public',
  summary: 'Switch off one kind of mail with the token of its link',
  params: tokenOfLink,
  limit: { requests: 30 },
})
