import { bare, fieldsOf, type WireFields } from '@bnr/contract/wire'
import { z } from 'zod'
import { codeOfChoice } from '../reference/choice.ts'
import type { List } from '../reference/list.ts'
import { type ListName, lists } from '../reference/lists.ts'

/**
 * Values of reference lists are labels in the contract and codes in the database, so that a label can be corrected
 * in one place. Which field holds which list, the contract's schemas say.
 */
export type Section = Record<string, unknown>
/** Told of each value that is not on its list; `path` has readable names. */
type OnUnknown = (path: string) => void

const any = 'Any'

export function toCodes(schema: z.ZodType, section: Section, onUnknown: OnUnknown, path = ''): Section {
  return mapped(schema, section, path, (list, value, within, at) => {
    const code = codeOfChoice(list, value as string, within)
    if (code === 0) onUnknown(at)
    return code
  })
}

export function fromCodes(schema: z.ZodType, stored: Section): Section {
  return mapped(schema, stored, '', (list, code) => keyOf(list, code as number))
}

function keyOf(name: ListName, code: number): string | undefined {
  return (lists[name] as List).byCode(code)?.key
}

type Change = (list: ListName, value: unknown, within: string | undefined, path: string) => unknown

function mapped(schema: z.ZodType, section: Section, path: string, change: Change): Section {
  const fields = fieldsOf(schema) as WireFields
  const result: Section = {}
  for (const [name, value] of Object.entries(section)) {
    const field = fields[name]
    if (field === undefined || value === undefined || value === null) continue
    result[name] = mappedValue(field[1], value, section, path ? `${path}.${name}` : name, change)
  }
  return result
}

function mappedValue(
  schema: z.ZodType,
  value: unknown,
  section: Section,
  path: string,
  change: Change,
): unknown {
  const inner = bare(schema)
  const listed = metaOf(schema)
  if (listed) return change(listed.list, value, section[listed.within ?? ''] as string | undefined, path)
  if (inner instanceof z.ZodArray) {
    const item = metaOf(inner.element as z.ZodType)
    if (!item) return value
    return (value as unknown[])
      .filter((one) => one !== any)
      .map((one) => change(item.list, one, undefined, path))
  }
  if (fieldsOf(inner)) return mapped(inner, value as Section, path, change)
  return value
}

type Listed = { list: ListName; within?: string }
const metas = new WeakMap<z.ZodType, Listed | null>()

function metaOf(schema: z.ZodType): Listed | null {
  let found = metas.get(schema)
  if (found === undefined) {
    const { list, within } = (bare(schema).meta() ?? {}) as Partial<Listed>
    found = list ? { list, ...(within ? { within } : {}) } : null
    metas.set(schema, found)
  }
  return found
}
