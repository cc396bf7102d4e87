import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Settings } from '../fileSettings.ts'
import { contentOf, exchange, TooSlow } from './exchange.ts'

export type S3Times = {
  /** Longest silence of the store in milliseconds. */
  idle: number
  /** Longest time for a request and its answer in milliseconds. */
  whole: number
  /** Waits in milliseconds before a failed request is repeated. */
  waits: readonly number[]
}
export const usualTimes: S3Times = { idle: 3000, whole: 30_000, waits: [100, 400] }

/** Slowest upload in bytes a second: the time limit of a request grows with its body at this rate. */
const slowest = 1_000_000

export type S3Request = {
  /** The client may repeat all of them. POST begins or completes an upload in parts; a leftover part does no harm. */
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** None for the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Its content is read again for each attempt. The store refuses content that differs from this hash. */
  body?: { bytes: number; sha256: string; content: () => Buffer | Readable }
}

/** An answer that is not a success, with the error code of S3, e.g. NoSuchKey. */
class S3Refusal extends Error {
  readonly status: number
  readonly reason: string
  constructor(status: number, reason: string) {
    super(`The S3 store answered ${status} ${reason}`)
    this.status = status
    this.reason = reason
  }
}

type ReadAnswer<T> = (content: AsyncIterable<Buffer>, headers: IncomingHttpHeaders) => Promise<T>

/** Signs and sends requests, and retries those that may succeed later. */
export function s3Client(settings: S3Settings, { idle, whole, waits }: S3Times) {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = settings
  const account = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map() }

  const attempt = async ({ method, body, headers: own, ...request }: S3Request, signal?: AbortSignal) => {
    const length = body ? { 'content-length': String(body.bytes) } : {}
    const headers = { ...own, ...length, 'x-amz-content-sha256': body?.sha256 ?? ofNothing }
    const signed = await new AwsV4Signer({
      ...account,
      method,
      url: addressOf(settings, request),
      headers,
    }).sign()
    const { url } = signed
    const sent = { method, url, headers: Object.fromEntries(signed.headers), body: body?.content() }
    return await required(await exchange(sent, idle, signal), idle)
  }

  return {
    /** Sends a request until `read` has the whole answer. */
    ask: <T>(request: S3Request, read: ReadAnswer<T>): Promise<T> =>
      repeated(waits, async () => {
        const limit = AbortSignal.timeout(whole + Math.ceil((1000 * (request.body?.bytes ?? 0)) / slowest))
        return await attempt(request, limit)
          .then((answer) => read(contentOf(answer, idle), answer.headers))
          .catch((error) => {
            throw limit.aborted ? new TooSlow('The store took too long') : error
          })
      }),
    /** Sends a request and streams the content of its answer, which may take as long as its reader needs. */
    stream: (request: S3Request): Promise<AsyncIterable<Buffer>> =>
      repeated(waits, async () => contentOf(await attempt(request), idle)),
    /** An address by which anybody can read the file for a few seconds. */
    signedAddress: async (key: string, seconds: number): Promise<URL> => {
      const url = addressOf(settings, { key, query: { 'X-Amz-Expires': String(seconds) } })
      return (await new AwsV4Signer({ ...account, method: 'GET', url, signQuery: true }).sign()).url
    },
  }
}

const ofNothing = createHash('sha256').digest('hex')

function addressOf(
  { endpoint, bucket }: S3Settings,
  { key, query }: Pick<S3Request, 'key' | 'query'>,
): string {
  const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${key}`}`)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  return url.href
}

async function required(response: IncomingMessage, idle: number): Promise<IncomingMessage> {
  const { statusCode: status = 0 } = response
  if (status >= 200 && status < 300) return response
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec((await whole(contentOf(response, idle))).toString()) ?? []
  throw new S3Refusal(status, code)
}

async function repeated<T>([wait, ...later]: readonly number[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (wait === undefined || !mayPass(error)) throw error
    await pause(wait * (0.5 + Math.random()))
    return await repeated(later, work)
  }
}

export async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

export function missing(error: unknown): undefined {
  if (!(error instanceof S3Refusal) || error.reason !== 'NoSuchKey') throw error
}

/** A broken connection, or a store that asks us to retry. */
const mayPass = (error: unknown): boolean =>
  error instanceof S3Refusal ? error.status >= 500 || error.status === 429 : isOfNetwork(error)

const isOfNetwork = (error: unknown): boolean => typeof (error as { code?: unknown }).code === 'string'

/** Whether the store or the way to it is at fault, and not this program. */
export const isOfStore = (error: unknown): boolean =>
  error instanceof S3Refusal || error instanceof TooSlow || isOfNetwork(error)
