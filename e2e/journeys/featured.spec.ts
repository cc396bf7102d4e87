import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { anita } from '../support/people.ts'
import { enterAs } from '../support/session.ts'

test('featured profiles appear above the first page, are marked as such and replace no result', async ({
  page,
}) => {
  await enterAs(page, anita)
  await page.goto('/profile/list?form=quick')
  const featured = page.getByRole('region', { name: 'Featured' })
  await expect(featured.getByRole('heading', { name: 'Featured' })).toBeVisible()
  await expect(featured.getByText('Promoted profiles that match your search.')).toBeVisible()
  await expect(featured.getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expectAccessible(page, 'results with featured profiles')
  await expectNoSidewaysScroll(page, 'results with featured profiles')
  // The last element of a tile is the place, which must stay readable on the narrowest screen.
  for (const tile of await featured.getByRole('link').all())
    expect((await tile.locator('*').last().boundingBox())?.width).toBeGreaterThan(120)

  await page
    .getByRole('navigation', { name: 'Pages' })
    .first()
    .getByRole('link', { name: 'Next page' })
    .click()
  await expect(page).toHaveURL(/page=1/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(featured).toHaveCount(0)
  await page.goBack()
  const first = featured.getByRole('link').first()
  const address = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})
