import { readFile } from 'node:fs/promises'
import { may, staffRoles } from '@bnr/contract/access'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openFilters } from '../support/backOffice.ts'
import { button, pick } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { superAdmin } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

test(
  'opening a number in a list appears in the audit log, which can be downloaded',
  mainWay,
  async ({ page }) => {
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
    await openFilters(page)
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
  },
)

for (const role of staffRoles)
  test(`${role} sees its own second factor and sessions, and the audit log only if it may`, async ({
    page,
  }) => {
    const { person, name } = await createStaff(role)
    await enterAs(page, person)
    await page.goto('/ad/account')
    await settled(page, 'My account')
    await expect(page.getByRole('main')).toContainText(name)
    for (const part of ['Password', 'Second factor', 'Where you are logged in'])
      await expect(page.getByRole('region', { name: part })).toBeVisible()
    await expectAccessible(page, `the account of ${role}`)
    await expectNoSidewaysScroll(page, `the account of ${role}`)
    await page.goto('/ad/audit')
    if (may([role], 'audit.read')) await settled(page, 'Audit')
    else await settled(page, "You don't have access to this page")
  })
