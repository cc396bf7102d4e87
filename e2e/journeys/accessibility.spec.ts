import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, textField } from '../support/fields.ts'
import { loginDialog, openLoginDialog } from '../support/logins.ts'
import { visit } from '../support/pages.ts'
import { anita, bnrIds, careExecutive, freshMobile, teleManager } from '../support/people.ts'
import { choosePhoto, closePendingDialog, drawnPhoto } from '../support/photos.ts'
import { fillIn, registerDraft, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { expectStep, openStep } from '../support/wizard.ts'
import { mainlyDesktop, mainlyPhone } from '../widths.ts'

test('both tabs and the code field of the login dialog are accessible', mainlyPhone, async ({ page }) => {
  await page.goto('/home')
  await openLoginDialog(page)
  await expectAccessible(page, 'login by code')
  await textField(loginDialog(page), 'Mobile number').fill(freshMobile())
  await button(loginDialog(page), 'Send code').click()
  await expect(textField(loginDialog(page), 'Code')).toBeVisible()
  await expectAccessible(page, 'entering the code')
  await loginDialog(page).getByRole('tab', { name: 'BNR ID Login' }).click()
  await button(loginDialog(page), 'Login').click()
  await expect(loginDialog(page).getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page, 'login by BNR ID')
})

test('the login prompt for guests is accessible', mainlyPhone, async ({ page }) => {
  await page.goto('/profile/g/list?ge=f&from=21&to=30&page=3')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'prompt')
})

test('step 5 of the wizard is accessible', mainlyPhone, async ({ page }) => {
  const draft = await registerDraft()
  await fillIn(draft)
  await openStep(page, draft, 5)
  await expectStep(page, 'Verify Mobile Number', 80)
  await expectAccessible(page, 'step 5')
})

for (const tab of ['Regular Search', 'Advanced Search'])
  test(`the tab ${tab} of a member is accessible`, mainlyPhone, async ({ page }) => {
    await visit(page, { path: '/profile/search', heading: 'Search', as: anita })
    await page.getByRole('tab', { name: tab }).click()
    await expectAccessible(page, tab)
    await expectNoSidewaysScroll(page, tab)
  })

test('the crop dialog of a photo and the messages after it are accessible', mainlyPhone, async ({ page }) => {
  const { person, bnrId } = await registerMember({ status: 'Draft' })
  await enterAs(page, person)
  await page.goto(`/profile/update/${bnrId}`)
  await choosePhoto(page, 'Upload Profile Photo', await drawnPhoto(page))
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' })
  await expect(crop.getByRole('img', { name: 'The photo you chose' })).toBeVisible()
  await expectAccessible(page, 'crop')
  await button(crop, 'Done').click()
  await expect(page.getByRole('dialog', { name: 'APPROVAL PENDING' })).toBeVisible()
  await expectAccessible(page, 'pending')
  await closePendingDialog(page)
  await button(page, 'Delete Profile photo').click()
  await expectAccessible(page, 'deletion')
})

test('the review of a profile and its reject dialog are accessible', mainlyDesktop, async ({ page }) => {
  await enterAs(page, teleManager)
  await page.goto(`/ad/profile/approve?text=${bnrIds.daniel}`)
  await page.getByRole('button', { name: 'Daniel Thota', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Profile 1 of 1' })
  await expect(review.getByRole('heading', { name: 'History' })).toBeVisible()
  await expectAccessible(page, 'review')
  await button(review, 'Reject').click()
  await button(page.getByRole('dialog', { name: 'Reject' }), 'Reject').click()
  await expect(page.getByText('Enter a reason')).toBeVisible()
  await expectAccessible(page, 'rejection')
})

test('the review of a photo is accessible', mainlyDesktop, async ({ page }) => {
  await enterAs(page, careExecutive)
  await page.goto('/ad/media/approve')
  await page
    .getByRole('main')
    .getByRole('button', { name: /BNR ID \d+/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'photo review')
})
