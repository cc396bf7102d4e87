const prefix = 'bnr.list.'
const stampKey = `${prefix}stamp`

/** Lists that a browser has read before, so that a form opens without waiting for them. */
export function readKeptList<Item>(name: string): Item[] | undefined {
  try {
    const kept = localStorage.getItem(prefix + name)
    return kept ? (JSON.parse(kept) as Item[]) : undefined
  } catch {
    return undefined
  }
}

export function keepList(name: string, items: readonly unknown[]): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(items))
  } catch {
    // A full or forbidden storage only means that the list is read again next time.
  }
}

/** Drops every kept list when the server's stamp is not the one they were kept under; tells whether it did. */
export function dropListsUnless(stamp: string): boolean {
  try {
    if (localStorage.getItem(stampKey) === stamp) return false
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
    localStorage.setItem(stampKey, stamp)
  } catch {
    // Nothing was kept, so nothing can be out of date.
  }
  return true
}
