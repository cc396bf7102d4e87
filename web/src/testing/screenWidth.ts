import { vi } from 'vitest'

/** Makes every media query of a script match, as on a wide screen, or none. */
export const showOnScreen = ({ isWide }: { isWide: boolean }): void =>
  void vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
