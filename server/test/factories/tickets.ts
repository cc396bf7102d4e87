import { randomUUID } from 'node:crypto'
import { sendTicket } from '@bnr/contract/inbox/endpoints'
import { ticketIdIn } from '@bnr/contract/inbox/rules'
import type { NewTicket } from '@bnr/contract/inbox/schemas'
import type { TestService } from '../harness.ts'

export const newMessage = (given: Partial<NewTicket> = {}): NewTicket => ({
  name: 'Thomas Kurian',
  email: `${randomUUID()}@example.com`,
  subject: 'plans',
  text: 'Which plan has a relationship manager?',
  seconds: 40,
  clientId: randomUUID(),
  ...given,
})

/** Writes to the office through the contact form and returns the id of the ticket. */
export async function createTicket(service: TestService, given: Partial<NewTicket> = {}, token?: string) {
  const { body } = await service.call(sendTicket, { body: newMessage(given) }, token)
  return ticketIdIn(body.number) ?? 0
}
