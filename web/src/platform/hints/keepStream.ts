import { readStream, type StreamReader, StreamRefused } from './readStream.ts'

/** Milliseconds. */
const waits = { first: 1000, longest: 60_000 }

/** Keeps a stream open until `signal` aborts: opens the next one when one ends, more slowly after failures. */
export async function keepStream(signal: AbortSignal, reader: StreamReader & { onLost: () => void }) {
  for (let failures = 0; !signal.aborted; failures++) {
    let least = 0
    const onOpen = () => {
      failures = 0
      reader.onOpen()
    }
    try {
      await readStream(signal, { ...reader, onOpen })
    } catch (error) {
      if (error instanceof StreamRefused) least = error.retryAfterSeconds * 1000
    }
    reader.onLost()
    await pause(Math.max(least, waitAfter(failures)), signal)
  }
}

/** Doubles with each failure. It differs between browsers, which all lose their streams when a process ends. */
const waitAfter = (failures: number) =>
  Math.min(waits.longest, waits.first * 2 ** failures) * (0.5 + Math.random() / 2)

/** Ends early when the browser is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const end = () => {
      done.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end, { signal: done.signal })
    signal.addEventListener('abort', end, { signal: done.signal })
    if (signal.aborted) end()
  })
}
