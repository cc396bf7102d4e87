import { deliveryTries } from '@bnr/contract/contactLog/delivery'
import { ticketNumber } from '@bnr/contract/inbox/rules'
import { office } from '@bnr/contract/reference/office'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { job } from '../jobs/job.ts'
import { emailOfWriter } from '../profiles/email.ts'
import type { Services } from '../services/services.ts'
import { ticketEntries, tickets } from './tables.ts'

type Mailing = Pick<Services, 'db' | 'clock' | 'messenger'>

const howToReply = (number: string) =>
  `To reply, write to ${office.email} with ${number} in the subject, or call ${office.phone}.`

/** Neither the message nor the name is repeated: otherwise the form would send anybody's text to anybody's address. */
async function mailTicketNumber({ db, messenger }: Mailing, { id }: { id: number }): Promise<void> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, id))
  if (!ticket?.email) return
  const number = ticketNumber(id)
  await messenger.mail({
    to: emailOfWriter(ticket.email),
    subject: `We have received your message ${number}`,
    text: [
      'Hello,',
      `somebody wrote to us from our website and gave this address. The number of the message is ${number}. We answer within two working days.`,
      `If you did not write to us, you need not do anything. ${howToReply(number)}`,
      office.name,
    ].join('\n\n'),
  })
}

/** Sends an answer once. A refusal is counted, so that the ticket shows it, and tried again. */
async function mailTicketAnswer({ db, clock, messenger }: Mailing, { entry: id }: { entry: number }) {
  const [found] = await db
    .select({ entry: ticketEntries, ticket: tickets })
    .from(ticketEntries)
    .innerJoin(tickets, eq(tickets.id, ticketEntries.ticketId))
    .where(eq(ticketEntries.id, id))
  if (!found?.ticket.email || !found.entry.text || found.entry.sentAt) return
  const number = ticketNumber(found.ticket.id)
  const isThis = eq(ticketEntries.id, id)
  const mail = {
    to: emailOfWriter(found.ticket.email),
    subject: `Our answer to your message ${number}`,
    text: [`Dear ${found.ticket.name},`, found.entry.text, howToReply(number), office.name].join('\n\n'),
  }
  await messenger.mail(mail).catch(async (error) => {
    await db
      .update(ticketEntries)
      .set({ failures: sql`${ticketEntries.failures} + 1` })
      .where(isThis)
    throw error
  })
  await db.update(ticketEntries).set({ sentAt: clock.now() }).where(isThis)
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    mailTicketNumber: { id: number }
    mailTicketAnswer: { entry: number }
  }
}

export const mailTicketNumberJob = job({
  name: 'mailTicketNumber',
  payload: z.object({ id: z.number() }),
  run: mailTicketNumber,
})

export const mailTicketAnswerJob = job({
  name: 'mailTicketAnswer',
  payload: z.object({ entry: z.number() }),
  run: mailTicketAnswer,
  retries: deliveryTries - 1,
})
