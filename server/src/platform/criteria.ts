import type { Criterion, CriterionKey, CriterionKeys, Operation } from '@bnr/contract/criteria'
import { errors } from '@bnr/contract/errors'
import type { z } from 'zod'
import type { Actor } from './actor.ts'
import { Failure } from './failure.ts'
import { inputErrors } from './inputErrors.ts'

/** A criterion that the table of its resource knows, its value read by the table's schema. */
export type AskedCriterion<K extends CriterionKeys> = { key: keyof K & string; value: unknown }

/** Every `/search` call is checked here, against the keys that its resource declares; a wrong one is named. */
export function checkCriteria<K extends CriterionKeys>(
  keys: K,
  actor: Actor,
  criteria: readonly Criterion[],
): AskedCriterion<K>[] {
  return criteria.map((criterion, index) => checked(keys, actor, criterion, `criterias.${index}`))
}

function checked<K extends CriterionKeys>(
  keys: K,
  actor: Actor,
  { key, operation, value }: Criterion,
  path: string,
): AskedCriterion<K> {
  const declared: CriterionKey | undefined = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!declared) throw unknown(path, 'key', `Unknown search key ${key}`)
  if (declared.who === 'staff' && actor.kind !== 'staff') throw new Failure('staff_criterion')
  const schema = Object.hasOwn(declared.values, operation)
    ? declared.values[operation as Operation]
    : undefined
  if (!schema) throw unknown(path, 'operation', `Unknown operation ${operation} for ${key}`)
  return { key: key as keyof K & string, value: parsed(schema, value, `${path}.value`) }
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
