import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openCheckout } from '../support/atTheBank.ts'
import { callAs } from '../support/calls.ts'
import { registerBuyer } from '../support/invoices.ts'
import { anita, bnrIds } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { desktopOnly, phoneOnly } from '../widths.ts'

const word = 'Abcdefghijklmnopqrst'.repeat(3)

test('a word of sixty letters does not widen the pages of a profile', async ({ page }) => {
  const { id, bnrId, person } = await registerMember()
  const call = await callAs(person)
  const bodies = [
    { basic: { aboutMe: word, contactPersonName: word } },
    { religion: { church: word, pastorName: word, detail: word } },
    { family: { aboutFamily: word, fatherName: word } },
    { professional: { company: word, designation: word } },
  ]
  for (const body of bodies) await call(saveProfile, { params: { id }, body })
  await enterAs(page, person)
  for (const path of [`/profile/${bnrId}`, `/profile/update/${bnrId}`]) {
    await page.goto(path)
    await expect(page.getByText(word).first()).toBeVisible()
    await expectNoSidewaysScroll(page, path)
  }
})

test('the album shows photos 200 pixels wide on a desktop', desktopOnly, async ({ page }) => {
  await enterAs(page, anita)
  await page.goto(`/profile/update/${bnrIds.anita}`)
  const photo = page.getByRole('img', { name: 'Album photo 1' })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await photo.boundingBox())?.width).toBe(200)
})

test('the Tab key goes through the checkout from top to bottom', phoneOnly, async ({ page }) => {
  await openCheckout(page, (await registerBuyer()).person)
  await expect(page.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible()
  const misplaced = await page
    .locator('main form')
    .locator('input:visible, select:visible, button:visible, a[href]:visible')
    .evaluateAll((controls) =>
      controls
        .filter((one, index) => {
          const before = controls[index - 1]?.getBoundingClientRect()
          return before && one.getBoundingClientRect().bottom <= before.top
        })
        .map((one) => one.outerHTML),
    )
  expect(misplaced).toEqual([])
})
