import { randomUUID } from 'node:crypto'
import { sendTicket } from '@bnr/contract/inbox/endpoints'
import { ticketIdIn } from '@bnr/contract/inbox/rules'
import type { NewTicket } from '@bnr/contract/inbox/schemas'
import { makeStamp } from '../../src/inbox/stamp.ts'
import type { TestService } from '../harness.ts'

/** The stamp of a form that was opened so many seconds ago. */
export const formOpened = ({ time, secrets }: TestService, secondsAgo = 40): string =>
  makeStamp({ secrets, clock: { now: () => new Date(time.now.getTime() - secondsAgo * 1000) } })

export const newMessage = (service: TestService, given: Partial<NewTicket> = {}): NewTicket => ({
  name: 'Thomas Kurian',
  email: `${randomUUID()}@example.com`,
  subject: 'plans',
  text: 'Which plan has a relationship manager?',
  stamp: formOpened(service),
  clientId: randomUUID(),
  ...given,
})

/** Writes to the office through the contact form and returns the id of the ticket. */
export async function createTicket(service: TestService, given: Partial<NewTicket> = {}, token?: string) {
  const { body } = await service.call(sendTicket, { body: newMessage(service, given) }, token)
  return ticketIdIn(body.number) ?? 0
}
