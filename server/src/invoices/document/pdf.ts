import { printingOf } from '../../printing/printing.ts'
import type * as layout from './pdfLayout.ts'

/** Prints an invoice or a credit note on one A4 page. */
export const invoicePdf = printingOf<typeof layout>(new URL('./pdfLayout.ts', import.meta.url))
