/** The lists are the same for everybody, so all pages that this process renders share them. */
const lists = new Map<string, readonly unknown[]>()

/** Does not store empty lists: they belong to unknown places, whose names have no limit. */
export function keepForProcess<Item>(name: string, items: Item[]): Item[] {
  if (items.length > 0) lists.set(name, items)
  return items
}

export const listOfProcess = <Item>(name: string): Item[] | undefined => lists.get(name) as Item[] | undefined
