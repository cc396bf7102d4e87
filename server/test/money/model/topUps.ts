import { dayOf } from './days.ts'
import { indexIn, runningOn } from './memberships.ts'
import { type Invoice, type Member, type Membership, refuseIf, type State } from './state.ts'

/** Adds a paid top-up to the running membership. */
export function addTopUp(state: State, member: Member, invoice: Invoice): void {
  const running = runningOn(member, dayOf(state.now))
  refuseIf(!running, 'no plan is running')
  if (!running) return
  const { contacts, interests } = invoice.plan
  running.contacts += contacts
  running.topContacts += contacts
  running.interests += interests
  running.topInterests += interests
  const membership = indexIn(member, running)
  member.topUps.push({ invoice: invoice.number, membership, contacts, interests, withdrawn: false })
  invoice.state = 'Active'
}

/** What a membership hands on to the one that replaces it: a share of the plan's own rest, and the whole rest of top-ups. */
export function handOver(from: Membership, share: (rest: number) => number) {
  const rest = (all: number, used: number, bought: number) => {
    const topUp = Math.min(bought, all - used)
    return { topUp, all: share(all - used - topUp) + topUp }
  }
  const contacts = rest(from.contacts, from.usedContacts, from.topContacts)
  const interests = rest(from.interests, from.usedInterests, from.topInterests)
  return {
    contacts: contacts.all,
    topContacts: contacts.topUp,
    interests: interests.all,
    topInterests: interests.topUp,
  }
}

/** Once, takes away what is left of a top-up whose money went back; a membership that is over keeps its counts. */
export function withdraw(state: State, member: Member, number: string): void {
  const topUp = member.topUps.find(({ invoice, withdrawn }) => invoice === number && !withdrawn)
  const from = topUp && member.memberships[topUp.membership]
  if (!topUp || !from) return
  topUp.withdrawn = true
  if (from.end < dayOf(state.now)) return
  const contacts = Math.min(topUp.contacts, from.topContacts, from.contacts - from.usedContacts)
  const interests = Math.min(topUp.interests, from.topInterests, from.interests - from.usedInterests)
  from.contacts -= contacts
  from.topContacts -= contacts
  from.interests -= interests
  from.topInterests -= interests
}

/** Whether the invoice is a top-up of a membership that is over, or was withdrawn. */
export const isTopUpOver = ({ topUps, memberships }: Member, number: string, today: number): boolean =>
  topUps.some(({ invoice, membership, withdrawn }) => {
    const its = memberships[membership]
    return invoice === number && (withdrawn || !its || its.gone || its.end < today)
  })
