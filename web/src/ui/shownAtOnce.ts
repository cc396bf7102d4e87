/** As long as nobody takes a page that has not changed yet for one that hangs, in milliseconds. */
const patience = 200

/**
 * Waits for what the next page reads, though not for long: what comes at once is drawn at once, and only what takes longer is
 * announced by a skeleton.
 */
export async function shownAtOnce(reading: Promise<unknown>): Promise<null> {
  await Promise.race([
    reading.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
  return null
}
