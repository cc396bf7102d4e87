import { type CallInput, type EndpointParts, methodsOf, type Reply } from './endpoint.ts'
import { type ErrorCode, type ErrorReply, errors, isErrorReply, sessionExpired } from './errors.ts'
import { longestWait, noConnection } from './noConnection.ts'
import { fromWire, toRequest } from './rename.ts'

/** An error reply of the server, or `code: 'network'` when no reply came. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'network'
  readonly fields: Readonly<Record<string, string>>
  /** Must be sent back with the second factor that the server requires. */
  readonly challenge: string | undefined
  /** Seconds to wait before the next attempt, from a 429 reply. */
  readonly retryAfterSeconds: number | undefined
  constructor(status: number, reply: ErrorReply, retryAfterSeconds?: number) {
    super(reply.message)
    this.status = status
    this.code = reply.code as ErrorCode
    this.fields = reply.fields ?? {}
    this.challenge = reply.challenge
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The part of a reply that a call reads. */
export type Answer = Pick<Response, 'ok' | 'status' | 'json' | 'blob'> & { headers: Pick<Headers, 'get'> }

type Options = {
  apiBase: string
  mediaBase: string
  /** Returns the headers of the session; called before each request. */
  headers: () => Record<string, string> | Promise<Record<string, string>>
  /** Replaces the global fetch. */
  fetch?: (address: string, init: RequestInit) => Promise<Answer>
  /** Called with every error, e.g. to end an expired session. */
  onError?: (error: CallError) => void
  /** Whether to send a refused call again. */
  sendAgain?: (error: CallError) => Promise<boolean>
}

/** Returns a function that calls any endpoint with readable names. It returns the decoded reply, or a Blob for a file. */
export function createClient(options: Options) {
  return async function call<const P extends EndpointParts>(
    endpoint: P,
    input: CallInput<P> = {} as CallInput<P>,
    signal?: AbortSignal,
  ): Promise<Reply<P>> {
    const reply = await exchange(endpoint, input as Loose, options, signal)
    if (!(reply instanceof CallError)) {
      return (endpoint.file ? reply : fromWire(endpoint.reply, reply)) as Reply<P>
    }
    if (await options.sendAgain?.(reply)) return await call(endpoint, input, signal)
    options.onError?.(reply)
    throw reply
  }
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** In bytes a second. A slower line than this cannot be used. */
const slowestLine = 5000

/** Sends a call and reads the whole reply: one that breaks off, or is no JSON, counts as none. */
async function exchange(
  endpoint: EndpointParts,
  input: Loose,
  options: Options,
  signal?: AbortSignal,
): Promise<unknown> {
  const headers = new Headers(await options.headers())
  if (endpoint.body) headers.set('content-type', 'application/json')
  const body = endpoint.body ? JSON.stringify(toRequest(endpoint.body, input.body)) : null
  const address = addressOf(endpoint, input, options)
  const limit = limitedBy(signal, longestWait + (1000 * (body?.length ?? 0)) / slowestLine)
  try {
    const response = await (options.fetch ?? fetch)(address, {
      method: methodsOf(endpoint)[0] ?? 'GET',
      headers,
      body,
      signal: limit.signal,
    })
    limit.renew()
    if (!response.ok) return new CallError(response.status, await readError(response), waitOf(response))
    return endpoint.file ? await response.blob() : await response.json()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CallError(0, { message: noConnection, code: 'network' })
  } finally {
    limit.end()
  }
}

/** Aborts with `signal` or after the wait. `AbortSignal.any` is missing in browsers that we support. */
function limitedBy(signal: AbortSignal | undefined, wait: number) {
  const limit = new AbortController()
  const abort = () => limit.abort(signal?.reason)
  let timer = setTimeout(abort, wait)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const end = () => clearTimeout(timer)
  const renew = () => {
    end()
    timer = setTimeout(abort, longestWait)
  }
  return { signal: limit.signal, renew, end }
}

/** The full address of a call, its parameters filled in. */
export function addressOf(
  endpoint: EndpointParts,
  input: Loose,
  bases: Pick<Options, 'apiBase' | 'mediaBase'>,
): string {
  const base = { api: bases.apiBase, media: bases.mediaBase, root: '' }[endpoint.base ?? 'api']
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(input.params?.[name])))
  const query = new URLSearchParams()
  const values = endpoint.query ? toRequest(endpoint.query, input.query) : input.query
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  return `${base}${path}${query.size > 0 ? `?${query}` : ''}`
}

function waitOf(response: Answer): number | undefined {
  return Number(response.headers.get('retry-after')) || undefined
}

const readError = async (response: Answer) =>
  errorReplyOf(response.status, await response.json().catch(() => undefined))

const isStale = ({ code }: ErrorReply) => code === ('stale_token' satisfies ErrorCode)

/** Returns the error reply of the service. For any other body, such as a proxy's page, the status decides the error. */
export function errorReplyOf(status: number, reply: unknown): ErrorReply {
  if (isErrorReply(reply)) return isStale(reply) ? { ...reply, message: sessionExpired } : reply
  const known = Object.entries(errors).find(([, error]) => error.status === status)
  return { code: known?.[0] ?? 'internal', message: known?.[1].message ?? errors.internal.message }
}
