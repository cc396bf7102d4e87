/** Returns the first, last, current and neighbouring pages; each run of omitted pages becomes one gap. */
export function pageWindow(current: number, last: number) {
  const wanted = [0, current - 1, current, current + 1, last]
  const pages = [...new Set(wanted)].filter((page) => page >= 0 && page <= last).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const shown = { key: `page-${page}`, page, gap: false }
    const before = pages[index - 1]
    return before !== undefined && page - before > 1
      ? [{ key: `gap-${page}`, page: before, gap: true }, shown]
      : [shown]
  })
}
