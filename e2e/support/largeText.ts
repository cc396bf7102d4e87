import type { Page } from '@playwright/test'

/** Text that its own box cuts off: neither scrolled nor shortened on purpose with an ellipsis. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, nav *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, display, webkitLineClamp } = getComputedStyle(element)
        const hides = [overflowX, overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow))
        const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || display === 'none'
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const { width, height } = element.getBoundingClientRect()
        return (
          hasText &&
          hides &&
          !isMeant &&
          width > 2 &&
          height > 2 &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`),
  )

/** Shows the page at this size of text, as after a choice in the settings. */
export const sizeText = (page: Page, percent: 100 | 150): Promise<void> =>
  page.evaluate((size) => document.documentElement.setAttribute('data-text-size', `${size}`), percent)
