import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fontFiles, fonts } from './fonts.ts'
import type { PrintOrder, PrintResult } from './printing.ts'

/** Runs in its own thread, see printing.ts. The engine may read its fonts and no other file. */
pdfmake.setFonts(fonts)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))

type Loaded = { documentOf(...content: unknown[]): Promise<TDocumentDefinitions> }

parentPort?.on('message', async ({ number, layout, content }: PrintOrder) => {
  const answer = (result: PrintResult) => parentPort?.postMessage(result)
  try {
    const { documentOf }: Loaded = await import(layout)
    answer({ number, pdf: await pdfmake.createPdf(await documentOf(...content)).getBuffer() })
  } catch (error) {
    answer({ number, error: String(error) })
  }
})
