import { type AuditFact, auditFactWords, auditFieldShown, staffFacts } from '@bnr/contract/audit/facts'
import { factValues } from '@bnr/contract/audit/words'

type Detail = Readonly<Record<string, unknown>>

/** The ids of accounts that a detail mentions. */
export const staffIn = (detail: Detail): number[] =>
  staffFacts.flatMap((fact) => (typeof detail[fact] === 'number' ? [detail[fact]] : []))

/** 'Fields: Name, E-mail. Assigned to: Asha': each fact with its label and value. */
export function detailShown({ fields, ...facts }: Detail, staff: ReadonlyMap<number, string>): string {
  const named = Array.isArray(fields) ? [`Fields: ${fields.map(auditFieldShown).join(', ')}`] : []
  const labelled = Object.entries(auditFactWords)
    .filter(([fact]) => facts[fact] !== undefined)
    .map(([fact, words]) => `${words}: ${valueShown(fact as AuditFact, facts[fact], staff)}`)
  return [...named, ...labelled].join('. ')
}

function valueShown(fact: AuditFact, value: unknown, staff: ReadonlyMap<number, string>): string {
  if (Array.isArray(value)) return value.map((one) => valueShown(fact, one, staff)).join(', ')
  if (value === null) return 'nobody'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (staffFacts.includes(fact)) return staff.get(Number(value)) ?? `account ${value}`
  const text = String(value)
  return factValues[fact]?.(text) ?? text
}
