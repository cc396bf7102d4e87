import { staffRoles } from '@bnr/contract/access'
import { expect, it } from 'vitest'
import { usualListOf } from './StatusSearchPage.tsx'

it('starts with their own profiles for staff who look after some and assign nobody', () => {
  const mine = staffRoles.filter((role) => usualListOf(['staff_user', role]) === 'mine')
  expect(mine).toEqual(['tele_executive', 'cc_executive', 'cc_manager'])
  expect(usualListOf(['staff_user', 'tele_executive', 'tele_manager'])).toBe('all')
})
