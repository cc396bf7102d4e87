/** The same for everybody and part of the server's code: what pages have read once holds for all that this process writes. */
const lists = new Map<string, readonly unknown[]>()

/** An empty list is that of a place which nobody knows, by whatever name: there is no end to those. */
export function keepForProcess<Item>(name: string, items: Item[]): Item[] {
  if (items.length > 0) lists.set(name, items)
  return items
}

export const listOfProcess = <Item>(name: string): Item[] | undefined => lists.get(name) as Item[] | undefined
