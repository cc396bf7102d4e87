import { expect, type Locator, type Page } from '@playwright/test'
import { button, textField } from './fields.ts'
import { codeSentTo, demoPassword } from './people.ts'

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' })

/** Presses Login in the header until the dialog opens, because its script may arrive late. */
export async function openLoginDialog(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await loginDialog(page).isVisible()))
      await button(page.getByRole('banner'), 'Login').click({ timeout: 2000 })
    await expect(loginDialog(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

export async function openBnrLogin(page: Page): Promise<void> {
  await openLoginDialog(page)
  await page.getByRole('tab', { name: 'BNR ID Login' }).click()
}

export async function logInWithBnrId(page: Page, bnrId: string, password = demoPassword): Promise<void> {
  await openBnrLogin(page)
  const dialog = loginDialog(page)
  await textField(dialog, 'BNR ID').fill(bnrId)
  await textField(dialog, 'Password').fill(password)
  await button(dialog, 'Login').click()
}

/** Enters a member's number and the code sent to it; returns the dialog. */
export async function enterCode(page: Page, mobile: string): Promise<Locator> {
  await page.goto('/faq')
  await openLoginDialog(page)
  const dialog = loginDialog(page)
  await textField(dialog, 'Mobile number').fill(mobile)
  await button(dialog, 'Send code').click()
  await textField(dialog, 'Code').fill(await codeSentTo(mobile))
  return dialog
}

/** Until hydration, the tab of codes is shown, which has a field of the same name. */
export async function openPasswordTab(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Mobile No. Login' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

export async function logInAsStaff(page: Page, mobile: string, password = demoPassword): Promise<void> {
  await page.goto('/ad/login')
  await openPasswordTab(page)
  await textField(page, 'Mobile number').fill(mobile)
  await textField(page, 'Password').fill(password)
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/ad/dashboard')
}

/** Opens the menu of a member's account: in the header or, on a phone, at the bottom. */
export async function openAccount(page: Page, name: string): Promise<void> {
  const inHeader = button(page.getByRole('banner'), `Me: account of ${name}`)
  const atBottom = button(page.getByRole('navigation', { name: 'Main' }), 'Me')
  await inHeader.or(atBottom).click()
}

export async function logOut(page: Page, name: string): Promise<void> {
  await openAccount(page, name)
  await button(page, 'Logout').click()
}
