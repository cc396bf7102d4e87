import { toReadablePath } from '@bnr/contract/paths'
import { plainWords } from '@bnr/contract/plainWords'
import { asZod } from '@bnr/contract/schema'
import { config, safeEncode, type ZodType } from 'zod'
import * as zod from './zodParts.ts'

config({ customError: plainWords })

/** What a schema finds wrong with what is about to be sent, by readable path. */
export function issuesOf(schema: ZodType, value: unknown): { path: string; message: string }[] {
  const { error } = safeEncode(asZod(schema, zod), value)
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: toReadablePath(schema, path.join('.')),
    message,
  }))
}
