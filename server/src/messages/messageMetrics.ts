import { Counter, type Registry } from 'prom-client'
import type { Messenger } from '../services/messenger.ts'

const sent = new Counter({
  name: 'messages_total',
  help: 'SMS and e-mails given to the provider by this process, by channel and result (sent, failed)',
  labelNames: ['channel', 'result'],
  registers: [],
})

export function messageMetrics(register: Registry): void {
  register.registerMetric(sent)
}

/** Counts what a messenger sends and what its provider does not accept. */
export function countMessages({ sms, mail }: Messenger): Messenger {
  return { sms: counting('sms', sms), mail: counting('mail', mail) }
}

function counting<Message>(channel: keyof Messenger, send: (message: Message) => Promise<void>) {
  return async (message: Message): Promise<void> => {
    try {
      await send(message)
      sent.inc({ channel, result: 'sent' })
    } catch (error) {
      sent.inc({ channel, result: 'failed' })
      throw error
    }
  }
}
