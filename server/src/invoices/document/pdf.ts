import { printingOf } from '../../platform/printing/printing.ts'
import type * as layout from './pdfLayout.ts'

/** An invoice or a credit note on one page of A4. */
export const invoicePdf = printingOf<typeof layout>(new URL('./pdfLayout.ts', import.meta.url))
