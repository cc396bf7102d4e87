import { toReadablePath } from '@bnr/contract/paths'
import { made } from '@bnr/contract/schema'
import {
  array,
  boolean,
  codec,
  coerce,
  custom,
  email,
  enum as enumeration,
  iso,
  lazy,
  literal,
  number,
  object,
  record,
  safeEncode,
  strictObject,
  string,
  stringbool,
  union,
  unknown,
  uuid,
  type ZodType,
} from 'zod'

/** What the contract's schemas are made of. Named one by one, as the whole of zod brings forty languages along. */
const zod = {
  array,
  boolean,
  codec,
  coerce,
  custom,
  email,
  enum: enumeration,
  iso,
  lazy,
  literal,
  number,
  object,
  record,
  strictObject,
  string,
  stringbool,
  union,
  unknown,
  uuid,
}

/** What a schema finds wrong with what is about to be sent, by readable path. */
export function issuesOf(schema: ZodType, value: unknown): { path: string; message: string }[] {
  const { error } = safeEncode(made(schema, zod), value)
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: toReadablePath(schema, path.join('.')),
    message,
  }))
}
