import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { currentPage } from '../platform/visit.ts'

/** In milliseconds. Rendering is aborted after this time. */
const patience = 5000

/**
 * Renders the document. During a visit `renderPage` reads the HTML from the page; a prerendered file goes through the
 * router's response.
 */
export default async function drawDocument(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await draw(<ServerRouter context={context} url={url} />)
  const page = currentPage()
  if (page) page.html = html
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(page ? null : html, { status, headers })
}

/** Records the error, so that the caller of `renderPage` decides what to send in place of the router's error page. */
export function handleError(error: unknown): void {
  const page = currentPage()
  if (page) page.failure ??= error
}

/** Renders the whole document once all its data has arrived, so that no script has to complete the page. */
function draw(page: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const errors: unknown[] = []
  const { pipe, abort } = renderToPipeableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => (errors.length > 0 ? reject(errors[0]) : resolve(textOf(pipe))),
    onShellError: reject,
    onError: (error) => {
      errors.push(error)
      handleError(error)
    },
  })
  const late = setTimeout(abort, patience, new Error(`The page took longer than ${patience} ms`))
  return promise.finally(() => clearTimeout(late))
}

/** Collects the output in memory. */
async function textOf(pipe: (into: Writable) => Writable): Promise<string> {
  const parts: Uint8Array[] = []
  const keep = (part: Uint8Array, _encoding: string, next: () => void) => {
    parts.push(part)
    next()
  }
  await finished(pipe(new Writable({ write: keep })))
  return Buffer.concat(parts).toString()
}
