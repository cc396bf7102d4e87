import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import { biodataDocument } from './document.ts'
import { fontFiles, fonts } from './fonts.ts'
import type { PrintOrder, PrintResult } from './print.ts'

/** Runs in a thread of its own: see print.ts. The engine may read its fonts and nothing else. */
pdfmake.setFonts(fonts)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))

parentPort?.on('message', async ({ number, biodata, portrait }: PrintOrder) => {
  const answer = (result: PrintResult) => parentPort?.postMessage(result)
  try {
    answer({ number, pdf: await pdfmake.createPdf(biodataDocument(biodata, portrait)).getBuffer() })
  } catch (error) {
    answer({ number, error: String(error) })
  }
})
