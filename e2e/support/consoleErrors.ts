import type { Page } from '@playwright/test'

/** Errors in the browser's console: script errors, refused requests, violations of the content security policy. */
export function consoleErrorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // Other tests check the status of the page itself.
    const { url } = message.location()
    const isOwnStatus = url === page.url() && / status of 40[134] /.test(message.text())
    if (message.type() === 'error' && !isOwnStatus) errors.push(`${page.url()}: ${message.text()} (${url})`)
  })
  return errors
}
