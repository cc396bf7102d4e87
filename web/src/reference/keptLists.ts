const prefix = 'bnr.list.'
const stampKey = `${prefix}stamp`

/** Reads a list from the browser's storage, so that forms open without waiting. */
export function readKeptList<Item>(name: string): Item[] | undefined {
  try {
    const stored = localStorage.getItem(prefix + name)
    return stored ? (JSON.parse(stored) as Item[]) : undefined
  } catch {
    return undefined
  }
}

export function keepList(name: string, items: readonly unknown[]): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(items))
  } catch {
    // When storage is full or forbidden, the list is loaded again next time.
  }
}

/** Drops all stored lists when the server's stamp has changed. Returns whether it did. */
export function dropListsUnless(stamp: string): boolean {
  try {
    if (localStorage.getItem(stampKey) === stamp) return false
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
    localStorage.setItem(stampKey, stamp)
  } catch {
    // Without storage no list can be out of date.
  }
  return true
}
