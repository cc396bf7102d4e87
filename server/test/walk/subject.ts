import type { Permission } from '@bnr/contract/access'
import type { SQL } from 'drizzle-orm'
import type { Answer, TestService } from '../harness.ts'
import type { Person } from './people.ts'

/** What can be done with a thing in some of its states, as its table in the contract says. */
export type Action = {
  name: string
  from: readonly string[]
  /** Without one the thing is gone, or stays as it was where `stays` says so. */
  to?: string
  stays?: true
  permission: Permission
  call: (person: Person) => Promise<Answer>
  /** What must then be found in the database beside the new state. */
  leaves?: (person: Person, before: string) => string[]
  /** What the table does not say: an answer that comes before state and ownership are looked at. */
  first?: (person: Person) => 'refused' | 'heard' | undefined
  /** A refusal has words of its own, in which the state does not come. */
  silent?: true
}

/** A thing of one of the tables, which can be put into any of its states. */
export type Subject = {
  name: string
  states: readonly string[]
  /** In these it is there no more: 404. */
  gone?: readonly string[]
  /** In these its owner may not use the service. */
  closed?: readonly string[]
  owner?: Person
  actions: readonly Action[]
  put: (state: string, person: Person) => Promise<void>
  /** It is put there anew for each person, as theirs. */
  isOfPerson?: boolean
  /** Selects one row, with a column `state` and all that must stay as it is when an action is refused. */
  row: SQL
}

/** Made when the service of the test is there. */
export type MakeSubject = (service: TestService) => Promise<Subject>
