import { addressOf, CallError, errorReplyOf } from '@bnr/contract/client'
import type { EndpointParts, Reply } from '@bnr/contract/endpoint'
import { type ErrorReply, errors, isErrorReply } from '@bnr/contract/errors'
import { longestWait, noConnection } from '@bnr/contract/noConnection'
import { fromWire } from '@bnr/contract/rename'
import { callHooks } from '../../platform/callHooks.ts'
import { headersOf, readCredentials } from '../../platform/credentials.ts'
import { apiBase, mediaBase } from '../../platform/settings.ts'

export interface UploadTarget<P extends EndpointParts = EndpointParts> {
  endpoint: P & { upload: true }
  params: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string>>
  /** Replace the session's headers, for people without a session. */
  headers?: Readonly<Record<string, string>>
}

export interface PhotoUpload<P extends EndpointParts = EndpointParts> extends UploadTarget<P> {
  file: File
  /** From 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Uploads with XMLHttpRequest, because fetch does not report upload progress. */
export async function sendPhoto<P extends EndpointParts>(upload: PhotoUpload<P>): Promise<Reply<P>> {
  if (!upload.headers) await callHooks.beforeCall()
  upload.signal.throwIfAborted()
  const request = await transmit(upload)
  if (request.status >= 200 && request.status < 300) {
    return fromWire(upload.endpoint.reply, JSON.parse(request.responseText)) as Reply<P>
  }
  const error = new CallError(request.status, readReply(request))
  if (!upload.headers) callHooks.onError(error)
  throw error
}

function opened({ endpoint, params, query, headers }: PhotoUpload): XMLHttpRequest {
  const request = new XMLHttpRequest()
  request.open('POST', addressOf(endpoint, { params, ...(query && { query }) }, { apiBase, mediaBase }))
  for (const [name, value] of Object.entries(headers ?? headersOf(readCredentials())))
    request.setRequestHeader(name, value)
  return request
}

/** Fails if the upload makes no progress and gets no reply for as long as any call waits. */
function transmit(upload: PhotoUpload): Promise<XMLHttpRequest> {
  const { file, onProgress, signal } = upload
  const body = new FormData()
  body.append('file', file, file.name)
  const request = opened(upload)
  return new Promise((resolve, reject) => {
    const fail = () => reject(new CallError(0, { message: noConnection, code: 'network' }))
    const giveUp = () => {
      fail()
      request.abort()
    }
    let silence = setTimeout(giveUp, longestWait)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, longestWait)
      onProgress(total > 0 ? loaded / total : 0)
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.onabort = () => reject(signal.reason)
    request.onerror = fail
    request.onload = () => resolve(request)
    request.onloadend = () => clearTimeout(silence)
    request.send(body)
  })
}

function readReply({ status, responseText }: XMLHttpRequest): ErrorReply {
  const reply = parsed(responseText)
  // A proxy may reply 413 without our error body.
  const isPhotoTooLarge = status === 413 && !isErrorReply(reply)
  if (isPhotoTooLarge) return { code: 'photo_too_large', message: errors.photo_too_large.message }
  return errorReplyOf(status, reply)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
