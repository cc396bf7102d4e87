import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { currentPage } from '../platform/visit.ts'

/** As long as a page may take before the browser does without it, in milliseconds. */
const patience = 5000

/** A document that is written for a visit goes to its writer as it is, that of a file through the router. */
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

/** The router would draw a page that says so; whoever has it written decides what is sent instead. */
export function handleError(error: unknown): void {
  const page = currentPage()
  if (page) page.failure ??= error
}

/** The whole document at once: what is still to be read is waited for, so that no script has to complete the page. */
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

/** Kept as it comes, without a stream between. */
async function textOf(pipe: (into: Writable) => Writable): Promise<string> {
  const parts: Uint8Array[] = []
  const keep = (part: Uint8Array, _encoding: string, next: () => void) => {
    parts.push(part)
    next()
  }
  await finished(pipe(new Writable({ write: keep })))
  return Buffer.concat(parts).toString()
}
