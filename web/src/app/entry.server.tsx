import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { currentPage } from '../platform/visit.ts'

/** As long as a page may take before the browser does without it, in milliseconds. */
const patience = 5000

export default async function drawDocument(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await draw(<ServerRouter context={context} url={url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
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
    onAllReady: () => (errors.length > 0 ? reject(errors[0]) : resolve(text(pipe(new PassThrough())))),
    onShellError: reject,
    onError: (error) => {
      errors.push(error)
      handleError(error)
    },
  })
  const late = setTimeout(abort, patience, new Error(`The page took longer than ${patience} ms`))
  return promise.finally(() => clearTimeout(late))
}
