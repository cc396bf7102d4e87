import { expect, it } from 'vitest'
import { hasSidebar } from './sidebarRoutes.ts'

it.each([
  ['/profile/dashboard', '', true],
  ['/profile/search', '?form=quick', true],
  ['/profile/list', '?form=quick&age=21-30', false],
  ['/profile/list', '', false],
  ['/profile/list', '?form=id&id=10000002', true],
])('the sidebar on %s%s: %s', (pathname, search, isThere) => {
  expect(hasSidebar({ pathname, search })).toBe(isThere)
})
