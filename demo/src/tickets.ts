import { randomUUID } from 'node:crypto'
import type { TicketSubject } from '@bnr/contract/inbox/schemas'
import type { TicketState } from '@bnr/contract/inbox/states'
import type { Transaction } from '../../server/src/database/database.ts'
import { ticketEntries, tickets } from '../../server/src/inbox/tables.ts'
import { daysAfter } from '../../server/src/platform/clock.ts'
import { loadProfileByBnrId } from '../../server/src/profiles/store.ts'
import type { Services } from '../../server/src/services/services.ts'
import { staffId } from './contacts.ts'

interface DemoTicket {
  daysAgo: number
  name: string
  email?: string
  phone?: string
  /** The member who wrote it, logged in. */
  bnrId?: string
  subject: TicketSubject
  text: string
  state: TicketState
  answer?: string
}

const written: readonly DemoTicket[] = [
  {
    daysAgo: 6,
    name: 'Mary Fernandes',
    email: 'mary.fernandes@example.com',
    subject: 'other',
    text: 'Can I visit the office with my parents on a Saturday?',
    state: 'Closed',
    answer: 'Yes, we are open from 9:30 to 18:00. Please call before you come.',
  },
  {
    daysAgo: 2,
    name: 'Samuel',
    bnrId: '10000002',
    email: 'samuel@example.com',
    subject: 'plans',
    text: 'My plan ends soon. Can I take the next one now, so that nothing is lost?',
    state: 'Waiting for them',
    answer: 'You can renew in the last 30 days. The new plan starts the day after the old one ends.',
  },
  {
    daysAgo: 1,
    name: 'Jacob Varghese',
    phone: '9888000111',
    subject: 'login',
    text: 'I have a new number and cannot log in with the old one.',
    state: 'Waiting for us',
  },
  {
    daysAgo: 0,
    name: 'Sheela Thomas',
    email: 'sheela.thomas@example.com',
    subject: 'profile',
    text: 'Two of my photos have been waiting for approval since Monday.',
    state: 'Waiting for us',
  },
]

/** Adds messages to the office in every state, unless there are some already. */
export async function seedTickets({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  if ((await db.$count(tickets)) > 0) return
  const executive = await staffId(db, '919000000005')
  await db.inTransaction(async (tx) => {
    for (const one of written) await insert(tx, one, { now: clock.now(), userId: executive })
  })
}

async function insert(
  tx: Transaction,
  { daysAgo, phone, email, bnrId, answer, ...rest }: DemoTicket,
  { now, userId }: { now: Date; userId: number },
) {
  const at = daysAfter(now, -daysAgo)
  const member = bnrId ? await loadProfileByBnrId(tx, bnrId) : undefined
  const contact = { phoneNumber: phone ?? null, phoneCountryCode: phone ? '91' : null, email: email ?? null }
  const sender = { profileId: member?.id ?? null, isSender: member !== undefined }
  const ids = { clientId: randomUUID(), ownerId: answer ? userId : null }
  const [ticket] = await tx
    .insert(tickets)
    .values({ ...rest, ...contact, ...sender, ...ids, at, changedAt: at })
    .returning({ id: tickets.id })
  if (!ticket || !answer) return
  const entry = { kind: 'answer', text: answer, sentAt: at, clientId: randomUUID() } as const
  await tx.insert(ticketEntries).values({ ...entry, ticketId: ticket.id, at, userId })
}
