import { Worker } from 'node:worker_threads'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** A module that lays out documents of one kind. Its input crosses threads, so it must be plain data. */
export type Layout = { documentOf(...content: never[]): TDocumentDefinitions | Promise<TDocumentDefinitions> }

export type PrintOrder = { number: number; layout: string; content: unknown[] }
export type PrintResult = { number: number; pdf?: Uint8Array; error?: string }

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void }

let printer: Worker | undefined
const waiting = new Map<number, Waiting>()
let orders = 0

/**
 * Makes PDFs with a layout. A page takes a tenth of a second or more, so one worker thread does all the work. It
 * starts with the first document and makes one at a time.
 */
export function printingOf<L extends Layout>(layout: URL) {
  return (...content: Parameters<L['documentOf']>): Promise<Buffer> => {
    printer ??= startPrinter()
    const number = ++orders
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject })
      printer?.postMessage({ number, layout: layout.href, content } satisfies PrintOrder)
    })
  }
}

/** The thread does not keep the process alive. After it fails, the next document starts a new one. */
function startPrinter(): Worker {
  const worker = new Worker(new URL('./printer.ts', import.meta.url))
  worker.on('message', deliver)
  worker.on('error', (error) => {
    printer = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  worker.unref()
  return worker
}

function deliver({ number, pdf, error }: PrintResult): void {
  const order = waiting.get(number)
  waiting.delete(number)
  if (pdf) order?.resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
  else order?.reject(new Error(error))
}
