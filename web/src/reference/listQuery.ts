import { readStamp } from '@bnr/contract/reference/stamp'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { listsKey, queryClient } from '../platform/queryClient.ts'
import { dropListsUnless, keepList, readKeptList } from './keptLists.ts'
import { keepForProcess, listOfProcess } from './listsOfProcess.ts'

/** Query for one list, from the browser's storage or the server. `name` is unique among lists. */
export function listQuery<Item>(name: string, load: (signal: AbortSignal) => Promise<Item[]>) {
  return queryOptions({
    queryKey: [listsKey, name] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Item[]> => {
      if (import.meta.env.SSR) return keepForProcess(name, await load(signal))
      checkStampOnce()
      const stored = readKeptList<Item>(name)
      if (stored) return stored
      const items = await load(signal)
      keepList(name, items)
      return items
    },
  })
}

type ListQuery<Item> = ReturnType<typeof listQuery<Item>>

/** On the server, uses a list that was loaded for an earlier page, so that this page need not wait. */
export const onceForProcess = <Item>(list: ListQuery<Item>): ListQuery<Item> =>
  import.meta.env.SSR ? { ...list, initialData: () => listOfProcess<Item>(list.queryKey[1]) } : list

let checked = false

/** Stored lists are used at once and reloaded when the server has newer ones. */
function checkStampOnce(): void {
  if (checked) return
  checked = true
  void compareStamp()
}

async function compareStamp(): Promise<void> {
  try {
    const { stamp } = await call(readStamp)
    if (dropListsUnless(stamp)) await queryClient.invalidateQueries({ queryKey: [listsKey] })
  } catch (error) {
    console.warn('The reference lists could not be checked for changes', error)
  }
}
