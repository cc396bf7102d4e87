import type { Role } from '@bnr/contract/access'
import type { ProfileStatus, TransitionName } from '@bnr/contract/profiles/transitions'
import { describe, expect, it } from 'vitest'
import { needsReason, possibleTransitions } from './possibleTransitions.ts'

describe('what staff can do with a profile', () => {
  it.each([
    ['tele_manager', 'Ready', ['approve', 'reject', 'delete']],
    ['tele_manager', 'Active', ['delete', 'deactivate']],
    ['tele_manager', 'Draft', ['ready', 'delete']],
    ['tele_manager', 'Rejected', ['ready', 'approve']],
    ['tele_manager', 'Settled', ['approve']],
    ['tele_executive', 'Ready', []],
    ['tele_executive', 'Active', ['settle']],
    ['cc_manager', 'Deleted', ['settle']],
    ['cc_executive', 'Draft', ['ready']],
    ['super_admin', 'Active', []],
  ] as [Role, ProfileStatus, TransitionName[]][])(
    'as %s with a profile that is %s: %j',
    (role, status, expected) => {
      expect(possibleTransitions(['staff_user', role], status)).toEqual(expected)
    },
  )

  it('combines all roles of a person', () => {
    expect(possibleTransitions(['staff_user', 'tele_manager', 'cc_manager'], 'Active')).toEqual([
      'delete',
      'deactivate',
      'settle',
    ])
  })

  it('requires a reason to reject, delete or deactivate a profile', () => {
    const withReason = (['ready', 'approve', 'reject', 'delete', 'deactivate', 'settle'] as const).filter(
      needsReason,
    )
    expect(withReason).toEqual(['reject', 'delete', 'deactivate'])
  })
})
