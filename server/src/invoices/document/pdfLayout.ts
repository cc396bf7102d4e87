import type { Content, StyleDictionary, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { headingFont, inFonts, textFont } from '../../printing/fonts.ts'
import { colours, pageMargin, rule, textWidth, withoutLines } from '../../printing/paper.ts'
import type { InvoiceDescription, Party, Row } from './description.ts'
import { logoSvg } from './logoSvg.ts'
import { amountTable } from './pdfTable.ts'

/** Every column needs a width: otherwise the PDF engine does not break a word that is longer than its line. */
const gap = 28
const half = (textWidth - gap) / 2
const markWidth = 30
const titleWidth = 130
const labelWidth = 94
const cellSpace = 6

/** Lays an invoice out on A4: parties on top, then the amounts, with payment and signature at the foot. */
export function documentOf(invoice: InvoiceDescription): TDocumentDefinitions {
  const { title, number, mark, supplier, remark, closing } = invoice
  return {
    pageSize: 'A4',
    pageMargins: [pageMargin, 36, pageMargin, 46],
    ...textStyles(invoice),
    info: { title: `${title} ${number}`, author: supplier.name, creator: 'BNR Matrimony' },
    language: 'en-IN',
    ...(mark ? { watermark: watermark(mark) } : {}),
    content: [
      head(invoice),
      rule(colours.gold, [0, 12, 0, 14]),
      parties(invoice),
      amountTable(invoice),
      ...(remark ? [small(remark.title), { text: inFonts(remark.text), margin: below(14) }] : []),
      foot(invoice),
    ],
    footer: { text: closing, style: 'small', alignment: 'center', margin: [0, 14, 0, 0] },
  }
}

const below = (space: number): [number, number, number, number] => [0, 0, 0, space]
const small = (text: string): Content => ({ text, style: 'small', margin: below(2) })

const head = ({ title, supplier }: InvoiceDescription): Content => ({
  columns: [
    { svg: logoSvg, width: markWidth },
    { width: textWidth - markWidth - titleWidth - gap, stack: partyLines(supplier, 'supplier') },
    { width: titleWidth, text: title, style: 'title', alignment: 'right' },
  ],
  columnGap: gap / 2,
})

const partyLines = ({ name, lines }: Party, style: 'supplier' | 'recipient'): Content[] => [
  { text: inFonts(name), style },
  ...lines.map((line): Content => ({ text: inFonts(line), style: 'soft' })),
]

const parties = ({ recipient, facts }: InvoiceDescription): Content => ({
  columns: [
    { width: half, stack: [small(recipient.title), ...partyLines(recipient, 'recipient')] },
    { width: half, ...rowTable(facts) },
  ],
  columnGap: gap,
  margin: below(16),
})

function rowTable(rows: readonly Row[]) {
  const cells = ({ label, value }: Row): TableCell[] => [
    { text: label, style: 'soft' },
    { text: inFonts(value) },
  ]
  return {
    layout: withoutLines,
    table: { widths: [labelWidth, half - labelWidth - 2 * cellSpace], body: rows.map(cells) },
  }
}

const foot = ({ payment, signature }: InvoiceDescription): Content => ({
  columns: [
    { width: half, stack: payment ? [small(payment.title), rowTable(payment.rows)] : [] },
    {
      width: half,
      stack: [{ text: inFonts(signature.for) }, rule(colours.soft, [0, 44, 0, 4], half), small(signature.by)],
    },
  ],
  columnGap: gap,
  unbreakable: true,
})

const { ink, soft, wine } = colours

/** Font sizes in points, scaled down for long invoices so that everything fits on one page. */
function textStyles(invoice: InvoiceDescription) {
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

const watermark = (text: string) => ({
  text,
  font: headingFont,
  fontSize: 96,
  color: wine,
  opacity: 0.16,
  angle: -35,
})
