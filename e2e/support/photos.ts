import { addressOf } from '@bnr/contract/client'
import { uploadPhoto } from '@bnr/contract/media/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page } from '@playwright/test'
import { bases, callAs, loginOf } from './calls.ts'
import { button } from './fields.ts'
import type { Person } from './people.ts'
import type { Member } from './profiles.ts'

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer }

/** A JPEG of a landscape in one colour, drawn by the browser. */
export async function drawnPhoto(page: Page, colour = '#7b1e3a', name = 'daughter.jpg'): Promise<PhotoFile> {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 600
    const context = canvas.getContext('2d')
    if (!context) throw new Error('the browser has no canvas')
    context.fillStyle = '#fbf7f0'
    context.fillRect(0, 0, 800, 600)
    context.fillStyle = fill
    context.fillRect(200, 100, 400, 400)
    return canvas.toDataURL('image/jpeg')
  }, colour)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}

/** Uploads a profile photo, which then waits for approval with all its sizes. */
export async function uploadProfilePhoto({ id, person }: Member, file: PhotoFile): Promise<void> {
  const { credentials } = await loginOf(person)
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name)
  const { ok } = await fetch(addressOf(uploadPhoto, { params: { id, kind: 'pp' } }, bases), {
    method: 'POST',
    headers: { authorization: `Bearer ${credentials.token}` },
    body,
  })
  expect(ok).toBe(true)
  await photosPrepared(person)
}

/** Presses the picker and chooses a file in the device's dialog. */
export async function choosePhoto(page: Page, picker: string, file: PhotoFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: picker }).click()
  await (await chooser).setFiles(file)
}

/** Closes the dialog that members see after each upload. */
export async function closePendingDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'APPROVAL PENDING' })
  await expect(dialog).toContainText('verified and approved by the administrator shortly')
  await button(dialog, 'OK').click()
  await expect(dialog).toBeHidden()
}

/** Waits until all photos of a profile have all their sizes. */
export async function photosPrepared(owner: Person): Promise<void> {
  await expect(async () => {
    const call = await callAs(owner)
    const { media } = await call(readProfile, { query: { pid: owner.userName } })
    expect(media.length).toBeGreaterThan(0)
    expect(media.filter(({ processing }) => processing)).toEqual([])
  }).toPass({ timeout: 15_000, intervals: [250] })
}

/** Opens the review of somebody's waiting photo. */
export async function openPhotoReview(page: Page, bnrId: string): Promise<void> {
  await page.goto('/ad/media/approve')
  await page.getByRole('searchbox', { name: 'BNR ID or name' }).fill(bnrId)
  await button(page.getByRole('main'), 'Search').click()
  await page
    .getByRole('button', { name: `BNR ID ${bnrId}` })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ })).toContainText(bnrId)
}
