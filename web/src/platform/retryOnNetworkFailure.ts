import { isRefusal } from './refusal.ts'

/** Milliseconds before each retry, to bridge a lift, a tunnel or a restart of the server. */
const pauses = [1000, 2000, 4000]

/** Repeats the work while there is no answer. Throws a refusal at once. */
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
