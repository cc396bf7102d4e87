/** What is costly to make, such as a formatter of dates, keeps no page waiting that does not use it. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
