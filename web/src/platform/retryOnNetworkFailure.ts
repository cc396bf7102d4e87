import { isRefusal } from './refusal.ts'

/** Milliseconds before each further try: a lift, a tunnel, a server that starts anew. */
const pauses = [1000, 2000, 4000]

/** Does the work again while there is no answer to it; what the server refuses stays refused. */
export async function retryOnNetworkFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      if (isRefusal(error)) throw error
      await new Promise((goOn) => setTimeout(goOn, pause))
    }
  }
  return work()
}
