import { type Browser, expect, type Page, test } from '@playwright/test'
import { openFilters } from '../support/backOffice.ts'
import { button, listField, optionOf, pick, submit, textField } from '../support/fields.ts'
import { logInAsStaff, logInWithBnrId } from '../support/logins.ts'
import { bnrIds, codeSentTo, freshMobile, freshWord, memberWith, staffMobiles } from '../support/people.ts'
import {
  choosePhoto,
  closePendingDialog,
  drawnPhoto,
  openPhotoReview,
  photosPrepared,
} from '../support/photos.ts'
import { slowLineBeforeRelease } from '../support/steadiness.ts'
import * as wizard from '../support/wizard.ts'

/** A church with few members, so that its newest profile is on the first page of a search. */
const denomination = 'Coptic Orthodox'
const thisYear = new Date().getFullYear()

/** The only journey with motion; the others save the time. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Bride = { bnrId: string; name: string; mobile: string; age: number }

test('a father registers his daughter, staff approve her, a member and a guest find her', async ({
  browser,
}) => {
  test.slow()
  const bride = await test.step('a father registers his daughter', () => registerDaughter(browser))
  await test.step('staff approve her profile', () => approveProfile(browser, bride))
  await test.step('staff approve her photo', () => approvePhoto(browser, bride))
  await test.step('a member finds her', () => findAsMember(browser, bride))
  await test.step('a guest finds her, covered', () => findAsGuest(browser, bride))
})

/** Each person has their own browser context. */
async function newVisitor(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

async function registerDaughter(browser: Browser): Promise<Bride> {
  const page = await newVisitor(browser)
  await slowLineBeforeRelease(page)
  const age = 35 + Math.floor(Math.random() * 20)
  const person = { name: `Zenobia ${freshWord()}`, mobile: freshMobile(), age }
  await page.goto('/')
  await expect(page).toHaveURL('/home')
  await wizard.fillFirstForm(page, { createdFor: 'Daughter', name: person.name, mobile: person.mobile })
  await wizard.submitFirstForm(page)
  await expect(page.getByText('Created successfully')).toBeVisible()
  const bride = { ...person, bnrId: await fillWizard(page, age) }
  await verifyMobile(page, bride)
  await sendWithPhoto(page, bride)
  await page.context().close()
  return bride
}

async function fillWizard(page: Page, age: number): Promise<string> {
  await wizard.expectStep(page, 'Personal Details', 15)
  const bnrId = await wizard.shownBnrId(page)
  await wizard.fillPersonalStep(page, { birthYear: String(thisYear - age), denomination })
  await wizard.pressContinue(page)
  await wizard.expectStep(page, 'Family Details', 30)
  await wizard.fillFamilyStep(page)
  await wizard.pressContinue(page)
  await wizard.expectStep(page, 'Education & Occupation', 50)
  await wizard.fillWorkStep(page)
  await wizard.pressContinue(page)
  await wizard.expectStep(page, 'Contact Information', 70)
  await wizard.fillContactStep(page)
  await wizard.pressContinue(page, 'Save')
  await wizard.expectStep(page, 'Verify Mobile Number', 80)
  expect(await wizard.shownBnrId(page)).toBe(bnrId)
  return bnrId
}

async function verifyMobile(page: Page, { bnrId, mobile }: Bride): Promise<void> {
  await expect(page.getByText('Please verify your mobile number')).toBeVisible()
  await button(page, 'Verify Mobile').click()
  const code = textField(page, 'Code')
  await expect(code).toHaveAccessibleDescription(`We have sent a 6 digit code to +91 ${mobile}`)
  await code.fill(await codeSentTo(mobile))
  await expect(page).toHaveURL(`/profile/update/${bnrId}`)
  await expect(page.getByRole('heading', { name: 'Welcome to BNR Matrimony' })).toBeVisible()
}

async function sendWithPhoto(page: Page, { bnrId }: Bride): Promise<void> {
  await choosePhoto(page, 'Upload Profile Photo', await drawnPhoto(page))
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' })
  await expect(crop.getByRole('img', { name: 'The photo you chose' })).toBeVisible()
  await button(crop, 'Done').click()
  await closePendingDialog(page)
  await expect(page.getByText('Pending Approval')).toBeVisible()
  await photosPrepared(memberWith(bnrId))
  await button(page, 'Continue').click()
  for (const step of ['About Me', 'Partner Preference']) {
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused()
    await button(page, 'Later').click()
  }
  await button(page, 'Send for review').click()
  await expect(page.getByText('Profile sent for review')).toBeVisible()
  await expect(page.getByText('Waiting for approval').first()).toBeVisible()
}

async function approveProfile(browser: Browser, { bnrId, name }: Bride): Promise<void> {
  const page = await newVisitor(browser)
  await logInAsStaff(page, staffMobiles.teleManager)
  await page.goto('/ad/profile/approve')
  await openFilters(page)
  await expect(listField(page, 'Status')).toHaveValue('Ready')
  await page.getByRole('searchbox', { name: 'BNR ID, name or mobile' }).fill(bnrId)
  await button(page, 'Search').click()
  const row = page.getByRole('row').filter({ hasText: bnrId })
  await expect(row).toContainText(name)
  await button(row, 'Approve').click()
  await expect(page.getByText('Profile Approved successfully!')).toBeVisible()
  await expect(row).toContainText('Approved')
  await page.context().close()
}

async function approvePhoto(browser: Browser, { bnrId }: Bride): Promise<void> {
  const page = await newVisitor(browser)
  await logInAsStaff(page, staffMobiles.careExecutive)
  await openPhotoReview(page, bnrId)
  await button(page.getByRole('dialog'), 'Approve').click()
  await expect(page.getByText('Photo has been approved')).toBeVisible()
  await page.context().close()
}

async function findAsMember(browser: Browser, bride: Bride): Promise<void> {
  const page = await newVisitor(browser)
  await page.goto('/home')
  await logInWithBnrId(page, bnrIds.samuel)
  await expect(page).toHaveURL('/profile/dashboard')
  await page.goto('/profile/search')
  await textField(page, 'Search by BNR ID').fill(bride.bnrId)
  await textField(page, 'Search by BNR ID').press('Enter')
  await expect(page.getByText('1 Profile found')).toBeVisible()
  await page.getByRole('link', { name: `View Profile of ${bride.name}` }).click()
  await expectProfile(page, bride)
  await page.goto('/profile/search')
  await searchByAgeAndChurch(page, bride)
  await page.getByRole('link', { name: `View Profile of ${bride.name}` }).click()
  await expectProfile(page, bride)
  await page.context().close()
}

async function searchByAgeAndChurch(page: Page, { age }: Bride): Promise<void> {
  await pick(page, 'Age in years, from', String(age))
  await pick(page, 'Age in years, to', String(age))
  await pick(page, 'Height, from', 'Any')
  await pick(page, 'Height, to', 'Any')
  await listField(page, 'Denomination').fill(denomination)
  await page.getByRole('option', { name: optionOf(denomination) }).click()
  await page.keyboard.press('Escape')
  await submit(page).click()
  await expect(page).toHaveURL(/\/profile\/list\?/)
}

async function expectProfile(page: Page, { bnrId, name, mobile, age }: Bride): Promise<void> {
  await expect(page).toHaveURL(`/profile/${bnrId}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  for (const fact of [`BNR ID ${bnrId}`, `${age} years`, denomination, 'MCA', 'Nurse', 'Kottayam'])
    await expect(main).toContainText(fact)
  await expect(main).not.toContainText(mobile)
  await expectLoaded(page, main.getByRole('img', { name: `Photo 1 of 1 of ${name}` }))
}

/** Expects that a picture has really loaded. */
async function expectLoaded(_page: Page, image: ReturnType<Page['locator']>): Promise<void> {
  await expect(image).toHaveJSProperty('complete', true)
  await expect(image).not.toHaveJSProperty('naturalWidth', 0)
}

async function findAsGuest(browser: Browser, bride: Bride): Promise<void> {
  const page = await newVisitor(browser)
  await page.goto('/home')
  await pick(page, 'Looking for', 'Bride')
  await pick(page, 'Age from', String(bride.age))
  await pick(page, 'Age to', String(bride.age))
  await pick(page, 'Denomination', denomination)
  const replied = page.waitForResponse('**/api/profiles/search**')
  await button(page, 'Search').click()
  await expectCovered(page, bride, await (await replied).text())
  await page.context().close()
}

async function expectCovered(page: Page, { bnrId, name }: Bride, reply: string): Promise<void> {
  const initials = name.replaceAll(/\B\w/g, '')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: initials }) })
  await expect(card.first()).toContainText('MCA')
  const photo = card.first().locator('img')
  await expect(photo).toHaveAttribute('src', /\/blurred\?/)
  await expectLoaded(page, photo)
  const clear = ((await photo.getAttribute('src')) ?? '').replace('/blurred?', '/display?')
  expect((await page.request.get(clear)).status()).toBeGreaterThanOrEqual(400)
  for (const text of [reply, await page.content()])
    for (const secret of [bnrId, name.split(' ')[1] ?? '']) expect(text).not.toContain(secret)
}
