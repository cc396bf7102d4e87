import { inboxLimits, inboxMessages, ticketNumber, ticketProblems } from '@bnr/contract/inbox/rules'
import { type NewTicket, newTicket } from '@bnr/contract/inbox/schemas'
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows, type Transaction } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { refuseProblems } from '../http/refuseProblems.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure } from '../platform/failure.ts'
import { confirmedEmail } from '../profiles/email.ts'
import { numberOf, type Phone, refuseImpossible } from '../profiles/phone.ts'
import { loadProfile } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { messageIdOf, requireForm } from './stamp.ts'
import { tickets } from './tables.ts'

interface Sender {
  name: string
  phone: Phone | undefined
  email: string | undefined
  profileId: number | null
  isSender: boolean
}

/** Stores a message once, however often the browser repeats the request, and mails its number. */
export async function receiveTicket(services: Services, actor: Actor, given: NewTicket) {
  const formId = requireForm(services, given)
  const clientId = messageIdOf(given, formId)
  const { db, clock, jobs } = services
  const sender = await senderOf(db, actor, given)
  const at = clock.now()
  const id = await db.inTransaction(async (tx) => {
    await lockSender(tx, sender, formId, clientId)
    const [before] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.clientId, clientId))
    if (before) return before.id
    await refuseUsedForm(tx, formId)
    await refuseTooMany(tx, sender, at)
    const made = await insertTicket(tx, sender, { ...given, clientId, formId }, at)
    if (sender.email) await jobs.enqueue(tx, 'mailTicketNumber', { id: made })
    return made
  })
  const number = ticketNumber(id)
  const isMailed = sender.email !== undefined
  return { message: `We have received your message ${number}`, number, isMailed }
}

/** Members are known by their session; what they enter replaces what their profile says. */
async function senderOf(db: Queryable, actor: Actor, given: NewTicket): Promise<Sender> {
  const isMember = actor.kind === 'member'
  refuseProblems(newTicket, ticketProblems(given, isMember))
  if (given.phone) refuseImpossible(given.phone, 'ph.')
  if (isMember) {
    const row = await loadProfile(db, actor.profileId)
    const { name = row.name, phone = numberOf(row), email = confirmedEmail(row) } = given
    return { name, phone, email, profileId: row.id, isSender: true }
  }
  const { name = '', phone, email } = given
  return { name, phone, email, profileId: await profileWith(db, { phone, email }), isSender: false }
}

type Contact = Pick<Sender, 'phone' | 'email'>

/** The profile with this number or, if there is none, with this confirmed address. */
async function profileWith(db: Queryable, { phone, email }: Contact): Promise<number | null> {
  const ways: (SQL | undefined)[] = [
    phone && and(eq(profiles.phoneNumber, phone.number), eq(profiles.phoneCountryCode, phone.countryCode)),
    email === undefined
      ? undefined
      : and(eq(sql`lower(${profiles.email})`, email.toLowerCase()), eq(profiles.emailVerified, true)),
  ]
  for (const way of ways) {
    const [found] = way ? await db.select({ id: profiles.id }).from(profiles).where(way).limit(1) : []
    if (found) return found.id
  }
  return null
}

const sentFrom = ({ phone, email }: Contact): SQL | undefined =>
  or(
    phone && eq(tickets.phoneNumber, phone.number),
    email === undefined ? undefined : eq(sql`lower(${tickets.email})`, email.toLowerCase()),
  )

/** Puts messages with the same sender, form or id in order: ten at once count like ten after one another. */
async function lockSender(tx: Transaction, { phone, email }: Contact, ...ids: string[]): Promise<void> {
  for (const key of [...ids, phone?.number, email?.toLowerCase()])
    if (key) await sqlRows(tx)`select pg_advisory_xact_lock(hashtext(${`ticket of ${key}`}))`
}

async function refuseUsedForm(tx: Transaction, formId: string): Promise<void> {
  const used = await tx.$count(tickets, eq(tickets.form, formId))
  refuseProblems(newTicket, { ...(used >= inboxLimits.ofAForm && { stamp: inboxMessages.usedForm }) })
}

async function refuseTooMany(tx: Transaction, sender: Contact, now: Date): Promise<void> {
  const today = gt(tickets.at, daysAfter(now, -1))
  const own = await tx.$count(tickets, and(sentFrom(sender), today))
  const all = own < inboxLimits.senderADay ? await tx.$count(tickets, today) : 0
  if (own >= inboxLimits.senderADay || all >= inboxLimits.everybodyADay)
    throw new Failure('too_many_requests', { message: inboxMessages.tooMany, retryAfterSeconds: 3600 })
}

async function insertTicket(
  tx: Transaction,
  { phone, email, ...sender }: Sender,
  {
    subject,
    text,
    clientId,
    formId,
  }: Pick<NewTicket, 'subject' | 'text'> & { clientId: string; formId: string },
  at: Date,
): Promise<number> {
  const contact = {
    phoneCountryCode: phone?.countryCode ?? null,
    phoneNumber: phone?.number ?? null,
    email: email ?? null,
  }
  const [made] = await tx
    .insert(tickets)
    .values({ ...sender, ...contact, subject, text, clientId, form: formId, at, changedAt: at })
    .returning({ id: tickets.id })
  if (!made) throw new Error('The message was not stored')
  return made.id
}
