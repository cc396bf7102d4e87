import { z } from '#schema'
import { wire } from './wire.ts'

/** One condition of a search. Each kind of list declares its keys and operations and who may use them. */
export const criterion = wire('Criterion', {
  key: ['key', z.string().min(1).max(60), 'Search key, e.g. ri.de'],
  operation: ['operation', z.string().min(1).max(20), 'eq, like, range or age_range'],
  value: ['value', z.unknown(), 'Value to compare with'],
})
export type Criterion = z.output<typeof criterion>

/** Criteria that each key has its value. A key whose value is undefined is left out; an empty text is not. */
export const equal = (values: Readonly<Record<string, unknown>>): Criterion[] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, operation: 'eq', value }))

export const criteria = z.array(criterion).max(40, 'At most 40 criteria')

export const operations = ['eq', 'like', 'range', 'age_range'] as const
export type Operation = (typeof operations)[number]

/** Groups of callers, each with more rights than the one before. A member who sees only what guests see counts as everyone. */
export const searcherGroups = ['everyone', 'members', 'staff'] as const
export type SearcherGroup = (typeof searcherGroups)[number]

/** The operations of a search key with the schema of their values, and who may use them: one group for all, or one for each. */
export type CriterionKey = {
  values: Partial<Record<Operation, z.ZodType>>
  who: SearcherGroup | Partial<Record<Operation, SearcherGroup>>
}
export type CriterionKeys = Readonly<Record<string, CriterionKey>>

/** Returns who may use an operation of a key. Operations that `who` does not mention are for staff. */
export function groupFor({ who }: CriterionKey, operation: Operation): SearcherGroup {
  return typeof who === 'string' ? who : (who[operation] ?? 'staff')
}

export const includesGroup = (asker: SearcherGroup, needed: SearcherGroup): boolean =>
  searcherGroups.indexOf(asker) >= searcherGroups.indexOf(needed)
