/** In milliseconds; short enough that the old page does not seem to hang. */
const patience = 200

/**
 * Waits briefly for the data of the next page: quick data appears at once, and only slow data shows a skeleton first.
 */
export async function shownAtOnce(reading: Promise<unknown>): Promise<null> {
  await Promise.race([
    reading.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
  return null
}
