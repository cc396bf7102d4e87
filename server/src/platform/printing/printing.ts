import { Worker } from 'node:worker_threads'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** A module that sets documents of one kind; what it is given has to be plain data. */
export type Layout = { documentOf(...content: never[]): TDocumentDefinitions }

export type PrintOrder = { number: number; layout: string; content: unknown[] }
export type PrintResult = { number: number; pdf?: Uint8Array; error?: string }

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void }

let printer: Worker | undefined
const waiting = new Map<number, Waiting>()
let orders = 0

/**
 * Makes the PDF that a layout sets. A page takes a tenth of a second or more, so it is done in one thread beside the
 * service, which starts with the first order and takes one after the other.
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

/** The thread does not keep the process alive; when it fails, the next order starts another. */
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
