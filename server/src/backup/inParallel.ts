/** Works on several items at a time, until one fails. */
export async function inParallel<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  workers = 4,
): Promise<void> {
  const shared = (async function* () {
    yield* items
  })()
  const one = async () => {
    for (let next = await shared.next(); !next.done; next = await shared.next()) await work(next.value)
  }
  try {
    await Promise.all(Array.from({ length: workers }, one))
  } finally {
    await shared.return(undefined)
  }
}
