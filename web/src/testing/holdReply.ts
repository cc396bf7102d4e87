import { vi } from 'vitest'

/** Holds back the replies to calls of this path until the returned function is called. Comes after `answerWith`. */
export function holdReply(path: string): () => void {
  const released = Promise.withResolvers<void>()
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await answered(address, init)
    if (new URL(address, 'http://localhost').pathname === path) await released.promise
    return answer
  })
  return released.resolve
}
