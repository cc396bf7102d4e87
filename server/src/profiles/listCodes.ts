import { any } from '@bnr/contract/search/defaults'
import { fieldsOf, unwrapped } from '@bnr/contract/wire'
import { z } from 'zod'
import { codeOfChoice } from '../reference/choice.ts'
import type { List } from '../reference/list.ts'
import { type ListName, lists } from '../reference/lists.ts'

/**
 * The contract has labels for values of reference lists and the database has codes, so that a label can be corrected
 * in one place. The schemas of the contract say which field belongs to which list.
 */
export type Section = Record<string, unknown>
/** Called with each value that is not on its list. `path` has readable names. */
type OnUnknown = (path: string) => void

export function toCodes(schema: z.ZodType, section: Section, onUnknown: OnUnknown, path = ''): Section {
  return mapped(planOf(schema), section, path, (list, value, within, at) => {
    const code = codeOfChoice(list, value as string, within)
    if (code === 0) onUnknown(at)
    return code
  })
}

export function fromCodes(schema: z.ZodType, stored: Section): Section {
  return mapped(planOf(schema), stored, '', (name, code) => (lists[name] as List).byCode(code as number)?.key)
}

type Change = (list: ListName, value: unknown, within: string | undefined, path: string) => unknown
/** How to convert a field: `list` for one value or several of a list, `plan` for an object with fields. */
type Step = { list?: ListName; many?: boolean; within?: string; plan?: Plan }
type Plan = Map<string, Step>

const plans = new WeakMap<z.ZodType, Plan>()

function planOf(schema: z.ZodType): Plan {
  const known = plans.get(schema)
  if (known) return known
  const plan: Plan = new Map()
  for (const [name, [, field]] of Object.entries(fieldsOf(schema) ?? {})) plan.set(name, stepOf(field))
  plans.set(schema, plan)
  return plan
}

function stepOf(schema: z.ZodType): Step {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) return { ...listed(inner.element as z.ZodType), many: true }
  return fieldsOf(inner) ? { plan: planOf(inner) } : listed(inner)
}

function listed(schema: z.ZodType): Step {
  const { list, within } = (unwrapped(schema).meta() ?? {}) as { list?: ListName; within?: string }
  return { ...(list ? { list } : {}), ...(within ? { within } : {}) }
}

function mapped(plan: Plan, section: Section, path: string, change: Change): Section {
  const result: Section = {}
  for (const name in section) {
    const step = plan.get(name)
    const value = section[name]
    if (step && value !== undefined && value !== null) {
      result[name] = mappedValue(step, value, section, path ? `${path}.${name}` : name, change)
    }
  }
  return result
}

function mappedValue(step: Step, value: unknown, section: Section, path: string, change: Change): unknown {
  if (step.plan) return mapped(step.plan, value as Section, path, change)
  const { list } = step
  if (!list) return value
  if (!step.many) return change(list, value, section[step.within ?? ''] as string | undefined, path)
  return (value as unknown[]).filter((one) => one !== any).map((one) => change(list, one, undefined, path))
}
