import { moderatePhoto } from '@bnr/contract/media/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { callAs } from '../support/calls.ts'
import { button, expectMessage, textField } from '../support/fields.ts'
import { careExecutive, samuel } from '../support/people.ts'
import {
  choosePhoto,
  closePendingDialog,
  drawnPhoto,
  openPhotoReview,
  photosPrepared,
} from '../support/photos.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const album = (page: Page) => page.getByRole('region', { name: 'Album' })
const tiles = (page: Page) => album(page).getByRole('img', { name: /^Album photo \d$/ })

async function openEditPage(page: Page, member: Member): Promise<void> {
  await enterAs(page, member.person)
  await page.goto(`/profile/update/${member.bnrId}#album`)
  await expect(album(page)).toBeInViewport()
}

async function addToAlbum(page: Page, colour?: string): Promise<void> {
  await choosePhoto(page, 'Add Photo', await drawnPhoto(page, colour))
  await closePendingDialog(page)
}

test('the server refuses a text file named .jpg, with a message under Add Photo', async ({ page }) => {
  const member = await registerMember({ status: 'Draft' })
  await openEditPage(page, member)
  const text = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo at all') }
  const answered = page.waitForResponse('**/media/medias/upload/**')
  await choosePhoto(page, 'Add Photo', text)
  expect((await answered).status()).toBe(415)
  await expect(album(page).getByRole('alert')).toContainText('Please choose a JPEG, PNG or WebP photo')
  await expect(album(page)).toContainText('0 of 5 photos')
  await expect(tiles(page)).toHaveCount(0)
})

test(
  'an album has room for five photos, and deleting one makes room for another',
  mainWay,
  async ({ page }) => {
    const member = await registerMember({ status: 'Draft' })
    await openEditPage(page, member)
    for (const [index, colour] of ['#7b1e3a', '#b9893a', '#5e6b4a', '#2b2024', '#a23657'].entries()) {
      await addToAlbum(page, colour)
      await expect(album(page)).toContainText(`${index + 1} of 5 photos`)
    }
    await expect(album(page)).toContainText('The album is full')
    await expect(album(page).getByRole('button', { name: 'Add Photo' })).toHaveCount(0)
    await expect(tiles(page)).toHaveCount(5)
    await button(album(page), 'Delete Album photo 2').click()
    const question = page.getByRole('dialog', { name: 'Delete this photo?' })
    await button(question, 'Keep').click()
    await expect(tiles(page)).toHaveCount(5)
    await button(album(page), 'Delete Album photo 2').click()
    await button(question, 'Delete').click()
    await expect(page.getByText('Deleted!')).toBeVisible()
    await expect(tiles(page)).toHaveCount(4)
    await expect(album(page).getByRole('button', { name: 'Add Photo' })).toBeVisible()
  },
)

test('a photo that waits for approval shows to its owner alone', async ({ page, browser }) => {
  const member = await registerMember({ gender: 'f' })
  await openEditPage(page, member)
  await addToAlbum(page)
  await expect(album(page).getByText('Pending Approval')).toBeVisible()
  await photosPrepared(member.person)
  await page.goto(`/profile/${member.bnrId}`)
  await expect(page.getByRole('main').getByText('Pending Approval')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Photo 1 of 1/ })).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await enterAs(other, samuel)
  await other.goto(`/profile/${member.bnrId}`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(member.name)
  await expect(other.getByRole('main').getByRole('img')).toHaveCount(0)
  await expect(other.getByText('Pending Approval')).toHaveCount(0)
  await other.context().close()
})

test('the owner sees why a photo was rejected', async ({ page, browser }) => {
  const member = await registerMember({ status: 'Draft' })
  await openEditPage(page, member)
  await addToAlbum(page)
  await photosPrepared(member.person)
  const staff = await (await browser.newContext()).newPage()
  await enterAs(staff, careExecutive)
  await openPhotoReview(staff, member.bnrId)
  const review = staff.getByRole('dialog')
  await button(review, 'Reject').click()
  const reason = textField(review, 'Reason for rejection')
  await expectMessage(reason, 'Enter a reason')
  await reason.fill('The face cannot be seen')
  await button(review, 'Reject').click()
  await expect(review).toContainText('Rejected: The face cannot be seen')
  await expect(staff.getByText('Photo has been rejected')).toBeVisible()
  await staff.context().close()
  await page.reload()
  await expect(album(page).getByText('Rejected: The face cannot be seen')).toBeVisible()
  await expect(album(page)).toContainText('0 of 5 photos')
})

test('a new profile photo appears next to the approved one until it replaces it', async ({ page }) => {
  const member = await registerMember({ status: 'Draft' })
  const photo = page.getByRole('region', { name: 'Profile photo' })
  await openEditPage(page, member)
  await addProfilePhoto(page)
  await approveWaitingPhoto(member)
  await page.reload()
  await expect(photo.getByRole('img')).toHaveCount(1)
  await expect(photo.getByText('Pending Approval')).toHaveCount(0)
  await addProfilePhoto(page)
  await expect(photo.getByText('Pending Approval')).toHaveCount(1)
  await photosPrepared(member.person)
  await expect(photo.getByRole('img')).toHaveCount(2)
  await approveWaitingPhoto(member)
  await page.reload()
  await expect(photo.getByRole('img')).toHaveCount(1)
  await expect(photo.getByText('Pending Approval')).toHaveCount(0)
})

async function addProfilePhoto(page: Page): Promise<void> {
  await choosePhoto(page, 'Upload Profile Photo', await drawnPhoto(page))
  await button(page.getByRole('dialog', { name: 'Choose the part to show' }), 'Done').click()
  await closePendingDialog(page)
}

async function approveWaitingPhoto({ id, person }: Member): Promise<void> {
  await photosPrepared(person)
  const { media } = await (await callAs(person))(readProfile, { query: { pid: person.userName } })
  const waiting = media.find(({ status }) => status === 'Ready')?.id ?? ''
  const call = await callAs(careExecutive)
  await call(moderatePhoto, { params: { id, mid: waiting, action: 'approve' }, query: {}, body: {} })
}
