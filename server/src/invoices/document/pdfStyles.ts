import type { StyleDictionary } from 'pdfmake/interfaces.js'
import { headingFont, textFont } from '../../printing/fonts.ts'
import { colours } from '../../printing/paper.ts'
import type { InvoiceDescription } from './description.ts'

const { ink, soft, wine } = colours

/** Font sizes in points, scaled down for long invoices so that everything fits on one page. */
export function textStyles(invoice: InvoiceDescription) {
  const size = (points: number) => points * scaleOf(invoice)
  return {
    defaultStyle: { font: textFont, fontSize: size(9.5), lineHeight: 1.2, color: ink },
    styles: {
      soft: { color: soft },
      small: { fontSize: size(8.5), color: soft },
      title: { font: headingFont, fontSize: 22, color: wine },
      supplier: { font: headingFont, fontSize: size(17), color: wine, lineHeight: 1.15 },
      recipient: { fontSize: size(11), bold: true },
      strong: { bold: true },
      totalLabel: { font: headingFont, fontSize: size(14) },
      total: { fontSize: size(14), bold: true, color: wine },
    } satisfies StyleDictionary,
  }
}

/** JSON length, property names included, up to which an invoice fits on one page at full size. */
const roomy = 1750
const smallest = 0.68

const scaleOf = (invoice: InvoiceDescription): number =>
  Math.max(smallest, Math.min(1, roomy / JSON.stringify(invoice).length))

export const watermark = (text: string) => ({
  text,
  font: headingFont,
  fontSize: 96,
  color: wine,
  opacity: 0.16,
  angle: -35,
})
