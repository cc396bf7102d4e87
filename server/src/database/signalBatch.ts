/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const largestPayload = 7900
/** More than these are not kept while PostgreSQL is away; all processes then assume that signals were lost. */
const mostKept = 5000
/** The payload that says so. Any other one is a list of signals. */
const lossPayload = 'lost'

/** Signals that wait to be sent. Equal ones are sent once. */
export function signalBatch() {
  const waiting = new Set<string>()
  let lost = false
  const add = (signals: readonly string[]) => {
    for (const signal of signals) waiting.add(signal)
    if (waiting.size <= mostKept) return
    waiting.clear()
    lost = true
  }
  /** Empties the batch. `putBack` undoes that. */
  const take = () => {
    const taken = [...waiting]
    const wasLost = lost
    waiting.clear()
    lost = false
    const putBack = () => {
      add(taken)
      lost ||= wasLost
    }
    return { payloads: wasLost ? [lossPayload] : payloadsOf(taken), putBack }
  }
  return { add, take }
}

function payloadsOf(signals: readonly string[]): string[] {
  const groups: string[][] = []
  let bytes = largestPayload
  for (const signal of signals) {
    const size = Buffer.byteLength(JSON.stringify(signal)) + 1
    bytes += size
    if (bytes > largestPayload) {
      groups.push([])
      bytes = size + 2
    }
    groups.at(-1)?.push(signal)
  }
  return groups.map((group) => JSON.stringify(group))
}

/** The signals of a payload; undefined if some were lost. */
export const signalsIn = (payload = lossPayload): string[] | undefined =>
  payload === lossPayload ? undefined : JSON.parse(payload)
