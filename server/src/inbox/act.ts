import { permissions } from '@bnr/contract/access'
import type { NewContact } from '@bnr/contract/contactLog/entry'
import { firstVersionSent } from '@bnr/contract/errors'
import { inboxMessages, stepProblems, ticketNumber } from '@bnr/contract/inbox/rules'
import { type EntryKind, type StepName, type TicketStep, ticketStep } from '@bnr/contract/inbox/schemas'
import { ticketMachine } from '@bnr/contract/inbox/states'
import { actionOf } from '@bnr/contract/stateMachine'
import { and, eq } from 'drizzle-orm'
import { staffWith } from '../accounts/staffWith.ts'
import { writeEntry } from '../contactLog/write.ts'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { refuseProblems } from '../http/refuseProblems.ts'
import { invalidInput, wrongState } from '../platform/failure.ts'
import { requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { lockTicket, type TicketRow } from './store.ts'
import { ticketEntries, tickets } from './tables.ts'

type Acting = Pick<Services, 'db' | 'clock' | 'jobs'>
type Step = { id: number; name: StepName; given: TicketStep }

/** Takes one step with a ticket, once however often the browser repeats it. The first step also assigns the ticket. */
export async function stepTicket(services: Acting, { userId }: Staff, { id, name, given }: Step) {
  const at = services.clock.now()
  refuseProblems(ticketStep, stepProblems(name, given))
  await services.db.inTransaction(async (tx) => {
    const ticket = await lockTicket(tx, id)
    if (await isTaken(tx, id, name, given)) return noteNothing()
    requireState(ticketMachine, name, ticket.state)
    requireReachable(ticket, name)
    const { text, outcome, clientId } = given
    const values = { ticketId: id, userId, at, kind: name, text: text || null, outcome, clientId }
    const [entry] = await tx.insert(ticketEntries).values(values).returning({ id: ticketEntries.id })
    if (name === 'answer' && entry) await services.jobs.enqueue(tx, 'mailTicketAnswer', { entry: entry.id })
    if (outcome && ticket.profileId)
      await writeEntry(tx, { profileId: ticket.profileId, userId, at }, callAbout(id, given))
    await update(tx, ticket, { kind: name, at, ownerId: ticket.ownerId ?? userId })
    await record(tx, ticket, { kind: name, at, userId })
  })
  return { message: actionOf(ticketMachine, name).message ?? '' }
}

/** The call in the contact log of the profile; a call back is planned there, so its outcome needs a day. */
const callAbout = (id: number, { outcome, text }: TicketStep): NewContact => ({
  kind: 'call',
  outcome,
  note: [`About ${ticketNumber(id)}`, text].filter(Boolean).join(': ').slice(0, noteLength),
})
const noteLength = 1000

/** Whether this step was taken before. Refuses one that was taken in another form, so that no change is lost. */
async function isTaken(
  tx: Transaction,
  ticketId: number,
  name: StepName,
  { clientId, text, outcome }: TicketStep,
) {
  const sameStep = and(eq(ticketEntries.ticketId, ticketId), eq(ticketEntries.clientId, clientId))
  const [taken] = await tx.select().from(ticketEntries).where(sameStep)
  if (!taken) return false
  const isSame = taken.kind === name && taken.text === (text || null) && taken.outcome === (outcome ?? null)
  if (!isSame) throw wrongState(firstVersionSent)
  return true
}

function requireReachable({ email, phoneNumber }: TicketRow, name: StepName): void {
  if (name === 'answer' && !email) throw wrongState(inboxMessages.noEmail)
  if (name === 'call' && !phoneNumber) throw wrongState(inboxMessages.noPhone)
}

export async function assignTicket(
  { db, clock }: Acting,
  { userId }: Staff,
  { id, staffId }: { id: number; staffId: number | undefined },
) {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const ticket = await lockTicket(tx, id)
    if (ticket.ownerId === (staffId ?? null)) return noteNothing()
    const text = staffId === undefined ? null : await nameOf(tx, staffId)
    await tx.insert(ticketEntries).values({ ticketId: id, userId, at, kind: 'assign', text })
    await update(tx, ticket, { kind: 'assign', at, ownerId: staffId ?? null })
    await record(tx, ticket, { kind: 'assign', at, userId })
  })
  return { message: ticketMachine.actions.assign.message }
}

export const inboxStaff = (db: Queryable) => staffWith(db, permissions['inbox.answer'])

async function nameOf(tx: Transaction, staffId: number): Promise<string> {
  const found = (await inboxStaff(tx)).find(({ id }) => id === staffId)
  if (!found) throw invalidInput({ sid: 'Select somebody from the list' })
  return found.name
}

interface Change {
  kind: EntryKind
  at: Date
  ownerId: number | null
}

async function update(tx: Transaction, { id, state }: TicketRow, { kind, at, ownerId }: Change) {
  const { to = state } = actionOf(ticketMachine, kind)
  await tx.update(tickets).set({ state: to, changedAt: at, ownerId }).where(eq(tickets.id, id))
}

const record = (
  tx: Transaction,
  { id, profileId }: TicketRow,
  { kind, at, userId }: Pick<Change, 'kind' | 'at'> & { userId: number },
) => audit(tx, at, userId, ticketMachine.actions[kind].audit, { subject: `ticket ${id}`, profileId })
