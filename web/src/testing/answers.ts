import { vi } from 'vitest'

export type Answer = { status?: number; body: unknown; headers?: Record<string, string> }
export type RecordedCall = {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  token: string | null
}

/** A fake server that answers by method and path in wire format and records the calls. */
export function answerWith(answers: Record<string, (call: RecordedCall) => Answer>): RecordedCall[] {
  const calls: RecordedCall[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const call = {
      method,
      path: pathname,
      query: searchParams,
      body,
      token: new Headers(init.headers).get('authorization'),
    }
    calls.push(call)
    const answer = answers[`${method} ${pathname}`]?.(call) ?? {
      status: 404,
      body: { message: 'Not found', code: 'not_found' },
    }
    const { status = 200, headers = {} } = answer
    return new Response(JSON.stringify(answer.body), { status, headers })
  })
  return calls
}
