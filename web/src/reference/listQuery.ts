import { readStamp } from '@bnr/contract/reference/stamp'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { listsKey, queryClient } from '../platform/queryClient.ts'
import { dropListsUnless, keepList, readKeptList } from './keptLists.ts'
import { keepForProcess, listOfProcess } from './listsOfProcess.ts'

/** One list: from the browser's storage when it is there, else from the server. `name` is unique among lists. */
export function listQuery<Item>(name: string, load: (signal: AbortSignal) => Promise<Item[]>) {
  return queryOptions({
    queryKey: [listsKey, name] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Item[]> => {
      if (import.meta.env.SSR) return keepForProcess(name, await load(signal))
      checkStampOnce()
      const kept = readKeptList<Item>(name)
      if (kept) return kept
      const items = await load(signal)
      keepList(name, items)
      return items
    },
  })
}

type ListQuery<Item> = ReturnType<typeof listQuery<Item>>

/** Where the server has read the list for an earlier page, this one is drawn without waiting for it. */
export const onceForProcess = <Item>(list: ListQuery<Item>): ListQuery<Item> =>
  import.meta.env.SSR ? { ...list, initialData: () => listOfProcess<Item>(list.queryKey[1]) } : list

let checked = false

/** Kept lists are shown at once; should the server have newer ones, they are exchanged under the reader's eyes. */
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
