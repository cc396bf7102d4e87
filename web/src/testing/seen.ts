import { vi } from 'vitest'

/** Makes every watched part of a page count as seen at once. */
export function seeEverything(): void {
  class Watcher {
    readonly report: (seen: { isIntersecting: boolean }[]) => void
    constructor(report: Watcher['report']) {
      this.report = report
    }
    observe() {
      this.report([{ isIntersecting: true }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
}
