import { toWirePath } from '@bnr/contract/paths'
import type { z } from 'zod'
import { invalidInput } from '../platform/failure.ts'

type Messages = Readonly<Record<string, string>>

/** Replaces the readable path of each message by the wire path that the schema gives it. */
export const onWire = (schema: z.ZodType, messages: Messages): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([path, message]) => [toWirePath(schema, path), message]))

/** Refuses input when there are problems, named by readable path. */
export function refuseProblems(schema: z.ZodType, problems: Messages): void {
  const fields = onWire(schema, problems)
  if (Object.keys(fields).length > 0) throw invalidInput(fields)
}
