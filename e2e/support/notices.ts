import { expect, type Page } from '@playwright/test'

type Audience = 'member' | 'staff'

const loginNotices: Record<Audience, string> = {
  member: 'Please login to continue',
  staff: 'Please login as administrator',
}

export async function expectDenied(page: Page, audience: Audience): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText("You don't have access to this page")
  await expect(main).toContainText(loginNotices[audience])
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home')
}

/** Staff who are logged in see which roles the page is for. */
export async function expectOtherRole(page: Page, roles: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText("You don't have access to this page")
  await expect(main).toContainText(`This page is for: ${roles}`)
  await expect(main).not.toContainText('login')
  await expect(main.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/ad/dashboard')
}

export async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/logout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logged out successfully')
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
}
