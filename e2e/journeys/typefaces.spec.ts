import { expect, type Page, test } from '@playwright/test'

const fontsOf = (page: Page) =>
  page.evaluate(() => ({
    together: document.documentElement.hasAttribute('data-fonts'),
    families: ['main p', 'main button'].map((place) => {
      const element = document.querySelector(place)
      return element ? getComputedStyle(element).fontFamily.split(',')[0] : undefined
    }),
    loaded: [...document.fonts].filter(({ family, status }) => family === 'Figtree' && status === 'loaded')
      .length,
  }))

test('a page whose bold font is late uses none of the fonts', async ({ page }) => {
  await page.route(/figtree-latin-600/, async (route) => {
    await new Promise((resume) => setTimeout(resume, 1500))
    await route.continue()
  })
  for (const path of ['/home', '/thankyou', '/failed']) {
    await page.goto(path)
    await expect(page.locator('main').first()).toBeVisible()
    const { together, families, loaded } = await fontsOf(page)
    expect([together, loaded], path).toEqual([false, 0])
    for (const family of families.filter((one) => one !== undefined)) expect(family).toContain('fallback')
  }
})

test('a page whose fonts are already in the browser uses all of them', async ({ page }) => {
  await page.goto('/home')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bnr.fonts'))).not.toBeNull()
  await page.reload()
  await expect.poll(() => fontsOf(page)).toMatchObject({ together: true, loaded: 2 })
})
