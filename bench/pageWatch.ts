/** Milliseconds since the visit began; undefined for moments that have not come yet. */
export type Seen = {
  painted?: number
  heading?: number
  fact?: number
  interactive?: number
  /** The visitor has pressed Shortlist, and the page shows that the person is shortlisted. */
  pressed?: number
  shortlisted?: number
  lcp: number
  cls: number
  blocked: number
}

/**
 * Runs in the page before its own scripts. It marks heading and fact as they appear, and the browser ('element') reports when
 * they were painted. The page is interactive at the first frame in which React has hydrated the first button of its main part
 * (or of the page, if that has none) and no longer holds early presses back.
 */
export function watchPage(fact: string | undefined): void {
  const seen: Seen = { lcp: 0, cls: 0, blocked: 0 }
  Object.assign(globalThis, { seen })
  const onEach = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) take(entry)
    }).observe({ type, buffered: true })

  onEach('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime
  })
  onEach<PerformanceEntry & { identifier: 'heading' | 'fact'; renderTime: number }>('element', (entry) => {
    seen[entry.identifier] ??= entry.renderTime || entry.startTime
  })
  onEach('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  onEach<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  // Only long tasks after the first paint count as blocking.
  onEach('longtask', ({ startTime, duration }) => {
    if (seen.painted !== undefined && startTime + duration > seen.painted) seen.blocked += duration - 50
  })

  const mark = (name: string, selector: string) => {
    const found = document.querySelector(selector)
    if (found && !found.hasAttribute('elementtiming')) found.setAttribute('elementtiming', name)
    return found !== null
  }
  new MutationObserver((_, observer) => {
    const headed = mark('heading', 'h1')
    const stated = fact === undefined || mark('fact', fact)
    if (headed && stated) observer.disconnect()
  }).observe(document, { childList: true, subtree: true })

  const firstButton = () => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('button:enabled')]
    const visible = all.filter((button) => button.checkVisibility())
    return visible.find((button) => button.closest('main')) ?? visible[0]
  }
  const holdsPresses = () => {
    const { bnrEarly } = globalThis as { bnrEarly?: object }
    return bnrEarly !== undefined && 'pressed' in bnrEarly
  }
  const look = () => {
    const button = document.querySelector('h1') && firstButton()
    const hydrated = button && Object.keys(button).some((key) => key.startsWith('__reactProps$'))
    if (hydrated && !holdsPresses()) seen.interactive = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page after `watchPage`: shortlists the first person in the frame after the one that shows the button. */
export function shortlist(): void {
  const { seen } = globalThis as unknown as { seen: Seen }
  const find = () => {
    const button = document.querySelector<HTMLElement>('article button[title="Shortlist"]')
    requestAnimationFrame(button ? () => press(button) : find)
  }
  const press = (button: HTMLElement) => {
    seen.pressed = performance.now()
    button.click()
    look(button)
  }
  const look = (button: HTMLElement) => {
    if (button.matches('[data-done], [data-early="done"]')) seen.shortlisted = performance.now()
    else requestAnimationFrame(() => look(button))
  }
  find()
}
