import { type CallInput, type EndpointParts, methodsOf, type Reply } from './endpoint.ts'
import { type ErrorCode, type ErrorReply, errors, isErrorReply, sessionExpired } from './errors.ts'
import { noConnection } from './noConnection.ts'
import { fromWire, toRequest } from './rename.ts'

/** An error reply of the server, or `code: 'network'` when no reply came. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'network'
  readonly fields: Readonly<Record<string, string>>
  /** Goes back with the second factor that the server asks for. */
  readonly challenge: string | undefined
  /** How long the server asks to wait, for 429. */
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

type Options = {
  apiBase: string
  mediaBase: string
  /** Headers of the session, asked anew for each call. */
  headers: () => Record<string, string> | Promise<Record<string, string>>
  /** In place of the browser's own fetch. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>
  /** Told of every error, e.g. to end a session that went stale. */
  onError?: (error: CallError) => void
  /** Whether a refused call is to be sent once more. */
  sendAgain?: (error: CallError) => Promise<boolean>
}

/** A function that calls any endpoint of the contract with readable names and returns its decoded reply, or the Blob of a file. */
export function createClient(options: Options) {
  return async function call<const P extends EndpointParts>(
    endpoint: P,
    input: CallInput<P> = {} as CallInput<P>,
    signal?: AbortSignal,
  ): Promise<Reply<P>> {
    const response = await send(endpoint, input as Loose, options, signal)
    if (response.ok && endpoint.file) return (await response.blob()) as Reply<P>
    if (response.ok) return fromWire(endpoint.reply, await response.json()) as Reply<P>
    const error = new CallError(response.status, await readError(response), waitOf(response))
    if (await options.sendAgain?.(error)) return await call(endpoint, input, signal)
    options.onError?.(error)
    throw error
  }
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

async function send(endpoint: EndpointParts, input: Loose, options: Options, signal?: AbortSignal) {
  const headers = new Headers(await options.headers())
  if (endpoint.body) headers.set('content-type', 'application/json')
  const body = endpoint.body ? JSON.stringify(toRequest(endpoint.body, input.body)) : null
  try {
    return await (options.fetch ?? fetch)(addressOf(endpoint, input, options), {
      method: methodsOf(endpoint)[0] ?? 'GET',
      headers,
      body,
      signal: signal ?? null,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CallError(0, { message: noConnection, code: 'network' })
  }
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
  const given = endpoint.query ? toRequest(endpoint.query, input.query) : input.query
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  return `${base}${path}${query.size > 0 ? `?${query}` : ''}`
}

function waitOf(response: Response): number | undefined {
  return Number(response.headers.get('retry-after')) || undefined
}

const readError = async (response: Response) =>
  errorReplyOf(response.status, await response.json().catch(() => undefined))

const isStale = ({ code }: ErrorReply) => code === ('stale_token' satisfies ErrorCode)

/** The reply as it is meant to be; for a proxy's own page, what its status says. */
export function errorReplyOf(status: number, reply: unknown): ErrorReply {
  if (isErrorReply(reply)) return isStale(reply) ? { ...reply, message: sessionExpired } : reply
  const known = Object.entries(errors).find(([, error]) => error.status === status)
  return { code: known?.[0] ?? 'internal', message: known?.[1].message ?? errors.internal.message }
}
