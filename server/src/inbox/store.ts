import type { ticketKeys } from '@bnr/contract/inbox/endpoints'
import { asc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import { direction, pageOf, type Sorted } from '../database/paged.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Conditions } from '../http/criteria.ts'
import { profiles } from '../profiles/tables.ts'
import { ticketEntries, tickets } from './tables.ts'

export type TicketRow = typeof tickets.$inferSelect
export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number]
export type FoundTicket = Awaited<ReturnType<typeof foundTickets>>[number]

const owners = alias(users, 'owners')

const foundTickets = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      ticket: tickets,
      owner: owners.name,
      profile: { id: profiles.id, bnrId: profiles.bnrId, name: profiles.name },
    })
    .from(tickets)
    .leftJoin(owners, eq(owners.id, tickets.ownerId))
    .leftJoin(profiles, eq(profiles.id, tickets.profileId))
    .where(where)

export const ticketConditions: Conditions<typeof ticketKeys, [], SQL | undefined> = {
  st: (state) => (state === 'Open' ? ne(tickets.state, 'Closed') : eq(tickets.state, state)),
  sj: (subject) => eq(tickets.subject, subject),
  ow: (id) => (id === 0 ? isNull(tickets.ownerId) : eq(tickets.ownerId, id)),
  id: (id) => eq(tickets.id, id),
}

export const findTickets = (db: Queryable, where: SQL | undefined, page: Sorted) =>
  pageOf(db, foundTickets(db, where), [direction(page)(tickets.id)], page)

export const loadTicket = (db: Queryable, id: number): Promise<FoundTicket> =>
  requireRow(foundTickets(db, eq(tickets.id, id)), 'not_found')

/** Locks a ticket for a step; a second step waits. */
export const lockTicket = (tx: Transaction, id: number): Promise<TicketRow> =>
  requireRow(tx.select().from(tickets).where(eq(tickets.id, id)).for('no key update'), 'not_found')

export const entriesOf = (db: Queryable, ticketId: number) =>
  db
    .select({ entry: ticketEntries, by: users.name })
    .from(ticketEntries)
    .innerJoin(users, eq(users.id, ticketEntries.userId))
    .where(eq(ticketEntries.ticketId, ticketId))
    .orderBy(asc(ticketEntries.id))
