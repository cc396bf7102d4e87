import { vi } from 'vitest'

export type Answer = { status?: number; body: unknown }
export type RecordedCall = {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  token: string | null
}

/** Stands in for the server: answers by method and path, in the wire's own words, and keeps what was asked. */
export function answerWith(answers: Record<string, (asked: RecordedCall) => Answer>): RecordedCall[] {
  const all: RecordedCall[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const asked = {
      method,
      path: pathname,
      query: searchParams,
      body,
      token: new Headers(init.headers).get('authorization'),
    }
    all.push(asked)
    const answer = answers[`${method} ${pathname}`]?.(asked) ?? {
      status: 404,
      body: { message: 'Not found', code: 'not_found' },
    }
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
  return all
}
