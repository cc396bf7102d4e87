export type HintStream = {
  status: number
  headers: Headers
  /** Hints in short keys, in the order of their arrival; a heartbeat is 'beat'. */
  events: unknown[]
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  /** The reply to a refused stream. */
  refusal: { code?: string; message?: string }
  close: () => void
}

/** Opens a stream of hints as a browser does. */
export async function openHints(address: string, token?: string): Promise<HintStream> {
  const leaving = new AbortController()
  const answer = await fetch(`${address}/api/hints`, {
    headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
    signal: leaving.signal,
  })
  const events: unknown[] = []
  const refusal = answer.ok ? {} : ((await answer.json()) as HintStream['refusal'])
  const ended = answer.ok ? readEvents(answer, events) : Promise.resolve()
  ended.catch(() => undefined)
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    ended,
    refusal,
    close: () => leaving.abort(),
  }
}

async function readEvents(answer: Response, events: unknown[]): Promise<void> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of answer.body ?? []) {
    const blocks = (text + decoder.decode(part, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) events.push(block.startsWith('data: ') ? JSON.parse(block.slice(6)) : 'beat')
  }
}
