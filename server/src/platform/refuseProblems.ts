import { toWirePath } from '@bnr/contract/paths'
import type { z } from 'zod'
import { invalidInput } from './failure.ts'

type Messages = Readonly<Record<string, string>>

/** Messages by readable path, by the path on the wire that the schema has for it. */
export const onWire = (schema: z.ZodType, messages: Messages): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([path, message]) => [toWirePath(schema, path), message]))

/** Refuses what was sent where something speaks against it. */
export function refuseProblems(schema: z.ZodType, problems: Messages): void {
  const fields = onWire(schema, problems)
  if (Object.keys(fields).length > 0) throw invalidInput(fields)
}
