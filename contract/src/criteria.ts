import { z } from '#schema'
import { wire } from './wire.ts'

/** One condition of a search. Which keys and operations exist, and who may use them, each resource declares. */
export const criterion = wire('Criterion', {
  key: ['key', z.string().min(1).max(60), 'What to compare, e.g. ri.de'],
  operation: ['operation', z.string().min(1).max(20), 'eq, like, range or age_range'],
  value: ['value', z.unknown(), 'What to compare with'],
})
export type Criterion = z.output<typeof criterion>

export const criteria = z.array(criterion).max(40, 'At most 40 criteria')

export const operations = ['eq', 'like', 'range', 'age_range'] as const
export type Operation = (typeof operations)[number]

/** Who asks: guests (and members who see what guests see) may use what is open to everyone, staff everything. */
export const askers = ['everyone', 'members', 'staff'] as const
export type Asker = (typeof askers)[number]

/** What one key of a search takes: the value of each operation it knows, and who may use it, of all operations or of each. */
export type CriterionKey = {
  values: Partial<Record<Operation, z.ZodType>>
  who: Asker | Partial<Record<Operation, Asker>>
}
export type CriterionKeys = Readonly<Record<string, CriterionKey>>

/** Who may use an operation of a key; one that the key names nobody for is for staff. */
export function askerOf({ who }: CriterionKey, operation: Operation): Asker {
  return typeof who === 'string' ? who : (who[operation] ?? 'staff')
}

export const mayAsk = (asker: Asker, needed: Asker): boolean =>
  askers.indexOf(asker) >= askers.indexOf(needed)
