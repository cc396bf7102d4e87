import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, pick } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { superAdmin } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'

test('opening a number in a list appears in the audit log, which can be downloaded', async ({ page }) => {
  const family = await registerMember({ status: 'Active' })
  const { person, name } = await createStaff('tele_executive')
  await enterAs(page, person)
  await page.goto(`/ad/profile/search?form=staff&id=${family.bnrId}`)
  const card = page.getByRole('article').filter({ hasText: family.bnrId })
  await expect(card).toContainText(`••••••${family.mobile.slice(-4)}`)
  await expect(card).not.toContainText(family.mobile)
  await expectAccessible(page, 'a masked number')
  await button(card, `Show the contact of ${family.name}`).click()
  await expect(card.getByRole('link', { name: `+91 ${family.mobile}` })).toBeVisible()

  await enterAs(page, superAdmin)
  await page.goto(`/ad/audit?pid=${family.bnrId}`)
  await settled(page, 'Audit')
  await pick(page, 'Who', name)
  await pick(page, 'What', 'Opened contact details in a list')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('Opened contact details in a list')
  await expectAccessible(page, 'the audit')
  await expectNoSidewaysScroll(page, 'the audit')
  const coming = page.waitForEvent('download')
  await button(page, 'Download CSV').click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^audit-20\d\d-\d\d-\d\d\.csv$/)
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2)
})
