import type { Attempt, Invoice, Member, State } from '../model/state.ts'
import type { Cast, World } from '../service/world.ts'

/** One action of a history, bound to what it is about. */
export interface Bound {
  /** Gives whether the service accepted it. */
  perform: (world: World, cast: Cast) => Promise<boolean>
  /** Changes the model in the same way; throws a Refusal where the service must refuse. */
  predict: (state: State) => void
  /** What the service does by itself soon after. */
  afterwards?: (state: State) => void
  /** The database cannot show it. */
  isSilent?: boolean
}

/** Binds what was drawn at random to something that exists; undefined where nothing does. */
export type Bind<Given> = (state: State, given: Given) => Bound | undefined

export const whoIn = (state: State, who: number): number => who % state.members.length

export function memberAt(state: State, at: number): Member {
  const member = state.members[at]
  if (!member) throw new Error(`there is no member ${at}`)
  return member
}

/** Names an invoice in every copy of the model. */
export interface InvoiceName {
  at: number
  number: string
}

/** The newest invoice of a member for 0, the one before for 1. */
export function pickInvoice(state: State, who: number, back: number): InvoiceName | undefined {
  const at = whoIn(state, who)
  const { invoices } = memberAt(state, at)
  const found = invoices.at(-1 - (back % Math.max(invoices.length, 1)))
  return found && { at, number: found.number }
}

export function named(state: State, { at, number }: InvoiceName): { member: Member; invoice: Invoice } {
  const member = memberAt(state, at)
  const invoice = member.invoices.find((one) => one.number === number)
  if (!invoice) throw new Error(`the model has no invoice ${number}`)
  return { member, invoice }
}

export interface AttemptName extends InvoiceName {
  order: string
}

/** The newest try of a member, of those that `isMeant`, for 0. */
export function pickAttempt(
  state: State,
  who: number,
  back: number,
  isMeant: (attempt: Attempt) => boolean,
): AttemptName | undefined {
  const at = whoIn(state, who)
  const found = memberAt(state, at)
    .invoices.flatMap(({ number, attempts }) => attempts.map((attempt) => ({ number, attempt })))
    .filter(({ attempt }) => isMeant(attempt))
    .sort((a, b) => b.attempt.begunAt - a.attempt.begunAt)
  const chosen = found[back % Math.max(found.length, 1)]
  return chosen && { at, number: chosen.number, order: chosen.attempt.order }
}

export function namedAttempt(state: State, name: AttemptName) {
  const { member, invoice } = named(state, name)
  const attempt = invoice.attempts.find(({ order }) => order === name.order)
  if (!attempt) throw new Error(`the model has no order ${name.order}`)
  return { member, invoice, attempt }
}

export const idOf = ({ ids }: Cast, { number }: InvoiceName): number => ids.get(number) ?? 0

/** Never 5xx: what is refused is refused with a reason. */
export function accepted({ status, wire }: { status: number; wire: unknown }): boolean {
  if (status >= 500) throw new Error(`${status} ${JSON.stringify(wire)}`)
  return status < 300
}
