import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, expectMessage, pick } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { bnrIds, teleManager } from '../support/people.ts'
import { enterAs } from '../support/session.ts'
import { idle, trafficOf } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

test('staff find the activities towards a profile by BNR ID and kind', mainWay, async ({ page }) => {
  await enterAs(page, teleManager)
  const quiet = trafficOf(page)
  await page.goto('/ad/profile/activities')
  await settled(page, 'Profile Activities')
  const id = page.getByRole('searchbox', { name: 'BNR ID' })
  await button(page, 'Search').click()
  await expectMessage(id, 'Enter BNR Id to search')
  await id.fill(bnrIds.anita)
  await button(page, 'Search').click()
  await expect(page.getByRole('link', { name: 'Anita Selvaraj' })).toBeVisible()
  await pick(page, 'Show', 'To Activity')
  await pick(page, 'Activity type', 'Viewed')
  await expect(page).toHaveURL(/side=toId&kind=v/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Viewed')
  // Old rows are faded until the new ones arrive.
  await quiet(idle)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page, 'activities of a profile')
  await expectNoSidewaysScroll(page, 'activities of a profile')
})
