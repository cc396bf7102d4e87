import type { Permission } from '@bnr/contract/access'
import type { SQL } from 'drizzle-orm'
import type { Answer, TestService } from '../harness.ts'
import type { Person } from './people.ts'

/** An action and the states in which the tables of the contract allow it. */
export type Action = {
  name: string
  from: readonly string[]
  /** The state after the action. Without one the record is gone, or unchanged if `stays` is set. */
  to?: string
  stays?: true
  permission: Permission
  call: (person: Person) => Promise<Answer>
  /** Its name in `can`, if a reply says who can take it. */
  can?: string
  /** What the action must leave in the database besides the new state. */
  leaves?: (person: Person, before: string) => string[]
  /** An outcome that is not in the tables, and that the service decides before it checks state and ownership. */
  first?: (person: Person) => 'refused' | 'ignored' | undefined
  /** Accepted in every state; outside `from` it changes nothing. */
  repeatable?: true
  /** The message of a refusal does not name the state. */
  silent?: true
}

/** A record that the test can put into any state of its table. */
export type Subject = {
  name: string
  states: readonly string[]
  /** In these states it no longer exists: 404. */
  gone?: readonly string[]
  /** In these states its owner may not use the service. */
  closed?: readonly string[]
  owner?: Person
  actions: readonly Action[]
  put: (state: string, person: Person) => Promise<void>
  /** `can` of the reply that this person reads; undefined if they cannot read it. */
  canOf?: (person: Person) => Promise<readonly string[] | undefined>
  /** The test puts it into its state again for each person, as their own. */
  isOfPerson?: boolean
  /** Selects one row with a column `state` and every column that a refused action must leave unchanged. */
  row: SQL
}

/** Creates the record, once the service of the test is running. */
export type MakeSubject = (service: TestService) => Promise<Subject>
