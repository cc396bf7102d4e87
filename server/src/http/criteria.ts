import {
  type Criterion,
  type CriterionKey,
  type CriterionKeys,
  groupFor,
  includesGroup,
  type Operation,
  type SearcherGroup,
} from '@bnr/contract/criteria'
import { errors } from '@bnr/contract/errors'
import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { Failure } from '../platform/failure.ts'
import { type Actor, hasFullView, requireFullView } from './actor.ts'
import { inputErrors } from './inputErrors.ts'

/** The output type of the value schemas of a key. */
type ValueOf<Key extends CriterionKey> = Key extends CriterionKey
  ? z.output<NonNullable<Key['values'][keyof Key['values']]> & z.ZodType>
  : never

/** A criterion with a known key, its value parsed by the key's schema. */
export type RequestedCriterion<K extends CriterionKeys> = {
  [Key in keyof K & string]: { key: Key; operation: Operation; value: ValueOf<K[Key]> }
}[keyof K & string]

/** The SQL condition of each key. `more` are further arguments that a condition needs. */
export type Conditions<K extends CriterionKeys, More extends unknown[] = [], Condition = SQL> = {
  readonly [Key in keyof K & string]: (value: ValueOf<K[Key]>, ...more: More) => Condition
}

/** The condition of one criterion. */
export const conditionOf = <
  K extends CriterionKeys,
  Key extends keyof K & string,
  More extends unknown[],
  Condition,
>(
  conditions: Conditions<K, More, Condition>,
  { key, value }: { key: Key; value: ValueOf<K[Key]> },
  ...more: More
): Condition => conditions[key](value, ...more)

/** Checks the criteria of a search against the keys that its resource declares, and names the wrong one. */
export function checkCriteria<K extends CriterionKeys>(
  keys: K,
  actor: Actor,
  criteria: readonly Criterion[],
): RequestedCriterion<K>[] {
  return criteria.map((criterion, index) => checked(keys, actor, criterion, `criterias.${index}`))
}

function checked<K extends CriterionKeys>(
  keys: K,
  actor: Actor,
  { key, operation, value }: Criterion,
  path: string,
): RequestedCriterion<K> {
  const declared: CriterionKey | undefined = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!declared) throw unknown(path, 'key', `Unknown search key ${key}`)
  const schema = Object.hasOwn(declared.values, operation)
    ? declared.values[operation as Operation]
    : undefined
  if (!schema) throw unknown(path, 'operation', `Unknown operation ${operation} for ${key}`)
  requireGroup(actor, groupFor(declared, operation as Operation))
  const read = parsed(schema, value, `${path}.value`)
  // TypeScript cannot see that the schema of this key parsed the value.
  return { key, operation, value: read } as unknown as RequestedCriterion<K>
}

/** Each key with each operation that the caller may use, i.e. what `checkCriteria` accepts. */
export function usableCriteria(keys: CriterionKeys, actor: Actor): { key: string; operation: Operation }[] {
  return Object.entries(keys).flatMap(([key, declared]) =>
    (Object.keys(declared.values) as Operation[])
      .filter((operation) => isInGroup(actor, groupFor(declared, operation)))
      .map((operation) => ({ key, operation })),
  )
}

const levelOf = ({ kind }: Actor): SearcherGroup => (kind === 'staff' ? 'staff' : 'members')

/** Whether `requireGroup` would let the actor pass. */
const isInGroup = (actor: Actor, needed: SearcherGroup): boolean =>
  needed === 'everyone' || (hasFullView(actor) && includesGroup(levelOf(actor), needed))

function requireGroup(actor: Actor, needed: SearcherGroup): void {
  if (!includesGroup(levelOf(actor), needed)) throw new Failure('staff_criterion')
  if (needed === 'everyone') return
  if (actor.kind === 'guest') throw new Failure('members_criterion')
  requireFullView(actor)
}

function parsed(schema: z.ZodType, value: unknown, path: string): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [message] = Object.values(inputErrors(result.error))
  throw new Failure('invalid_input', {
    message: message ?? errors.invalid_input.message,
    fields: { [path]: message ?? '' },
  })
}

function unknown(path: string, part: string, message: string): Failure {
  return new Failure('unknown_criterion', { message, fields: { [`${path}.${part}`]: message } })
}
