import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'

const outboxMessage = wire('Message sent', {
  id: ['id', z.number().int(), 'Id'],
  at: ['at', moment, 'When it was sent'],
  channel: ['channel', z.enum(['sms', 'mail']), 'SMS or e-mail'],
  to: ['to', z.string(), 'Number or address'],
  text: ['text', z.string(), 'Text of the message'],
})

/** Exists only in the demo and in development. */
export const readOutbox = endpoint({
  path: '/dev/outbox',
  audit: { none: 'Exists only in the demo and in tests' },
  permission: 'public',
  summary: 'Messages that the demo has sent, newest first',
  reply: wire('Outbox', { results: ['results', z.array(outboxMessage), 'The newest 50 messages'] }),
})
