import { deliveryOf } from '@bnr/contract/contactLog/delivery'
import { ticketNumber } from '@bnr/contract/inbox/rules'
import type { OpenedTicket, Ticket, TicketEntry } from '@bnr/contract/inbox/schemas'
import { ticketMachine } from '@bnr/contract/inbox/states'
import { allowedActions } from '@bnr/contract/stateMachine'
import type { Staff } from '../http/actor.ts'
import { maskedPhone } from '../profiles/phone.ts'
import type { EntryRow, FoundTicket, TicketRow } from './store.ts'

const excerptLength = 120

export function presentTicket({ ticket, owner, profile }: FoundTicket, staff: Staff): Ticket {
  const { id, at, changedAt, name, subject, state, text, isSender } = ticket
  return {
    id,
    number: ticketNumber(id),
    at: at.toISOString(),
    changedAt: changedAt.toISOString(),
    name,
    contact: maskedContact(ticket),
    subject,
    excerpt: text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text,
    state,
    ...(owner && { owner }),
    ...(profile && { profile: { ...profile, bnrId: String(profile.bnrId), isSender } }),
    can: allowedActions(ticketMachine, state, staff).filter((name) => isReachable(ticket, name)),
  }
}

export function presentOpened(found: FoundTicket, entries: readonly EntryRow[], staff: Staff): OpenedTicket {
  const { text, phoneCountryCode: countryCode, phoneNumber: number, email, ownerId } = found.ticket
  return {
    ...presentTicket(found, staff),
    text,
    ...(countryCode && number && { phone: { countryCode, number, type: 'M' as const } }),
    ...(email && { email }),
    ...(ownerId && { ownerId }),
    entries: entries.map(presentEntry),
  }
}

const isReachable = ({ email, phoneNumber }: TicketRow, name: string): boolean =>
  (name !== 'answer' || email !== null) && (name !== 'call' || phoneNumber !== null)

function maskedContact({ phoneCountryCode, phoneNumber, email }: TicketRow): string {
  if (phoneCountryCode && phoneNumber) return maskedPhone(phoneCountryCode, phoneNumber)
  return (email ?? '').replace(/^(.).*(@.*)$/u, '$1•••$2')
}

function presentEntry({ entry: { id, at, kind, text, outcome, ...mail }, by }: EntryRow): TicketEntry {
  return {
    id,
    at: at.toISOString(),
    by,
    kind,
    ...(text && { text }),
    ...(outcome && { outcome }),
    ...(kind === 'answer' && { delivery: deliveryOf(mail) }),
  }
}
