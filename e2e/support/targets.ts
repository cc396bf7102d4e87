import type { Page } from '@playwright/test'

/** In CSS pixels: what a thumb hits without looking twice. */
const least = { height: 48, width: 40 }

/**
 * Controls that are smaller than that, except links in a text, links of which the same card or row has a larger one,
 * and fields within a box that is one target as a whole.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(({ height: high, width: wide }) => {
    const boxOf = (element: Element) => {
      const box = (element.closest('label, [data-target]') ?? element).getBoundingClientRect()
      return { width: Math.round(box.width), height: Math.round(box.height) }
    }
    const isLarge = (element: Element) => boxOf(element).height >= high && boxOf(element).width >= wide
    const isInText = (element: Element) =>
      element.matches('a:not([class])') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, dd, li, td') !== null
    const shown = [...document.querySelectorAll('a, button, input:not([type=hidden]), select, summary')]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .filter((element) => element.getBoundingClientRect().width > 2)
    const repeated = new Set(
      shown.filter(isLarge).flatMap((element) => (element as HTMLAnchorElement).href ?? []),
    )
    return shown
      .filter((element) => !isLarge(element) && !isInText(element))
      .filter((element) => !repeated.has((element as HTMLAnchorElement).href))
      .map((element) => {
        const { width, height } = boxOf(element)
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
        return `${element.tagName} ${name} ${width}×${height} ${element.className}`
      })
  }, least)
