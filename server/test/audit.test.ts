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

test('every call that staff may make declares what the audit log records', () => {
  const undeclared = declaredEndpoints().filter((one) => admitsStaff(one) && !one.audit)
  expect(undeclared.map(named)).toEqual([])
})

test('the audit log records for each call what the specification table says', () => {
  const declared = declaredEndpoints().filter(admitsStaff)
  const recorded = declared.filter(({ audit }) => !audit || !('none' in audit))
  expect(Object.fromEntries(recorded.map((one) => [named(one), declaredOf(one)]))).toEqual(specifiedAudit)
})

test('a call that the audit log does not record gives the reason in a sentence', () => {
  const reasons = declaredEndpoints().flatMap(({ audit }) => (audit && 'none' in audit ? [audit.none] : []))
  expect(reasons.filter((reason) => reason.split(' ').length < 2)).toEqual([])
})

test('every audit action has its own description', () => {
  const words = Object.values(auditActions)
  expect(new Set(words).size).toBe(words.length)
})
