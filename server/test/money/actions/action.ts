import type { Attempt, Invoice, Member, State } from '../model/state.ts'
import type { Cast, World } from '../service/world.ts'

/** One action of a history, bound to the records that it concerns. */
export interface Bound {
  /** Returns whether the service accepted the action. */
  perform: (world: World, cast: Cast) => Promise<boolean>
  /** Changes the model in the same way; throws a Refusal if the service must refuse. */
  predict: (state: State) => void
  /** What it may do instead if it reads a record before a simultaneous action changes it, and writes afterwards. */
  predictOvertaken?: (state: State) => void
  /** What the service then does by itself. */
  afterwards?: (state: State) => void
  /** The action changes nothing that the test can see in the database. */
  isSilent?: boolean
}

/** Binds random values to existing records; undefined if there are none. */
export type Bind<Values> = (state: State, values: Values) => Bound | undefined

export const whoIn = (state: State, who: number): number => who % state.members.length

export function memberAt(state: State, at: number): Member {
  const member = state.members[at]
  if (!member) throw new Error(`there is no member ${at}`)
  return member
}

/** Identifies an invoice in every copy of the model. */
export interface InvoiceName {
  at: number
  number: string
}

/** Finds an invoice of a member: the newest for `back` 0, the one before it for 1. */
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

/** Finds an attempt of a member among those that `isMeant` accepts: the newest for `back` 0. */
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

/** Whether the service accepted a call. Throws on a server error, which no action may cause. */
export function accepted({ status, wire }: { status: number; wire: unknown }): boolean {
  if (status >= 500) throw new Error(`${status} ${JSON.stringify(wire)}`)
  return status < 300
}
