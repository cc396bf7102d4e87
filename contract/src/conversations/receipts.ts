import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'

const own = { permission: 'conversations.own', path: '/conversations/settings' } as const

const messageSettings = wire('Message settings', {
  readReceipts: [
    'rr',
    z.boolean(),
    'Others see which of their messages were read, and the member sees it of them',
  ],
})

export const readMessageSettings = endpoint({
  ...own,
  summary: 'Whether the member gives and gets read receipts; off at first',
  reply: messageSettings,
})

export const saveMessageSettings = endpoint({
  ...own,
  method: 'PUT',
  summary: 'Switch read receipts on or off; they need both members of a conversation',
  body: messageSettings,
})
