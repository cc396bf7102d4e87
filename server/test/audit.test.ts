import { permissions, staffRoles } from '@bnr/contract/access'
import { auditActions } from '@bnr/contract/auditActions'
import { declaredEndpoints, type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { expect, test } from 'vitest'
import { specifiedAudit } from './specification/audit.ts'

const staff: readonly string[] = ['staff_user', ...staffRoles]
const admitsStaff = ({ permission }: EndpointParts) =>
  (permissions[permission] as readonly string[]).some((role) => staff.includes(role))
const named = (one: EndpointParts) => `${methodsOf(one).join('|')} ${servedAt(one)}`

function declaredOf({ audit }: EndpointParts): string {
  if (!audit) return 'not declared'
  if ('none' in audit) return 'nothing'
  if ('changes' in audit) return `changes: ${[audit.changes].flat().join(', ')}`
  return `reads: ${audit.reads}${audit.each ? ', each time' : ''}`
}

test('every call that staff may make says what the audit log keeps of it', () => {
  const silent = declaredEndpoints().filter((one) => admitsStaff(one) && !one.audit)
  expect(silent.map(named)).toEqual([])
})

test('what the audit log keeps of each call is what the law says', () => {
  const declared = declaredEndpoints().filter(admitsStaff)
  const kept = declared.filter(({ audit }) => !audit || !('none' in audit))
  expect(Object.fromEntries(kept.map((one) => [named(one), declaredOf(one)]))).toEqual(specifiedAudit)
})

test('whoever declares nothing to be kept gives the reason in a sentence', () => {
  const reasons = declaredEndpoints().flatMap(({ audit }) => (audit && 'none' in audit ? [audit.none] : []))
  expect(reasons.filter((reason) => reason.split(' ').length < 2)).toEqual([])
})

test('every action has words of its own', () => {
  const words = Object.values(auditActions)
  expect(new Set(words).size).toBe(words.length)
})
