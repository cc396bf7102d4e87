import { addressOf } from '@bnr/contract/client'
import { type Hint, readHints } from '@bnr/contract/hints/endpoints'
import { hintLimits } from '@bnr/contract/hints/limits'
import { fromWire } from '@bnr/contract/rename'
import { callHooks } from '../callHooks.ts'
import { credentialsOfCalls, headersOf } from '../credentials.ts'
import { apiBase, mediaBase } from '../settings.ts'

/** Milliseconds of silence after which a stream counts as lost. */
export const longestSilence = hintLimits.heartbeatSeconds * 2500

export interface StreamReader {
  onOpen: () => void
  /** Anything arrived, be it a hint or a heartbeat. */
  onSign: () => void
  onHint: (hint: Hint) => void
}

/** A stream that the server refused. */
export class StreamRefused extends Error {
  readonly retryAfterSeconds: number
  constructor({ status, headers }: Response) {
    super(`Refused with ${status}`)
    this.retryAfterSeconds = Number(headers.get('retry-after')) || 30
  }
}

/** Reads one stream until the server ends it. Fails if it is refused, lost, silent or aborted. */
export async function readStream(
  signal: AbortSignal,
  { onOpen, onSign, onHint }: StreamReader,
): Promise<void> {
  const silence = silenceWatch(signal)
  try {
    const body = await openStream(silence.signal)
    onOpen()
    let rest = ''
    for await (const text of textOf(body)) {
      silence.restart()
      onSign()
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (block.startsWith('data: ')) onHint(hintIn(block))
    }
  } finally {
    silence.stop()
  }
}

async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  await callHooks.beforeCall()
  const headers = { ...headersOf(credentialsOfCalls()), accept: 'text/event-stream' }
  const response = await fetch(addressOf(readHints, {}, { apiBase, mediaBase }), { headers, signal })
  if (!response.ok || !response.body) throw new StreamRefused(response)
  return response.body
}

/** Not every browser can iterate over a stream. */
async function* textOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    yield decoder.decode(part.value, { stream: true })
}

const hintIn = (block: string) => fromWire(readHints.reply, JSON.parse(block.slice(6))) as Hint

/** Its signal aborts with `signal`, and when nothing has arrived for too long. */
function silenceWatch(signal: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort)
  let timer: ReturnType<typeof setTimeout>
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, longestSilence)
  }
  restart()
  const stop = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, restart, stop }
}
