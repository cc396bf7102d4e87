import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import { headingFont, inFonts } from '../../platform/printing/fonts.ts'
import { colours } from '../../platform/printing/paper.ts'
import type { InvoiceDescription, Row } from './description.ts'

/** What was sold and how its amount came about, down to the total in figures and words. */
export function amountTable({ service, amounts, total }: InvoiceDescription): Content {
  const { titles } = service
  return {
    layout: ruled,
    margin: [0, 0, 0, 16],
    table: {
      widths: ['*', 110],
      dontBreakRows: true,
      body: [
        [heading(titles.service), { ...heading(titles.amount), alignment: 'right' }],
        [
          { stack: [{ text: inFonts(service.name), bold: true }, ...service.details.map(soft)] },
          figure(service.amount),
        ],
        ...amounts.map(amountCells),
        totalCells(total),
        [{ text: total.words, colSpan: 2, alignment: 'right', color: colours.soft }, {}],
      ],
    },
  }
}

const heading = (text: string) => ({ text, color: colours.soft, fontSize: 8.5 })
const soft = (text: string): Content => ({ text, color: colours.soft })
const figure = (text: string) => ({ text: inFonts(text), alignment: 'right' as const })

const amountCells = ({ label, value }: Row): TableCell[] => [
  { text: inFonts(label), alignment: 'right', color: colours.soft },
  figure(value),
]

const totalCells = ({ label, value }: Row): TableCell[] => [
  { text: label, alignment: 'right', font: headingFont, fontSize: 14 },
  { ...figure(value), bold: true, fontSize: 14, color: colours.wine },
]

/** Hairlines under the headings, under what was sold, and around the total; the text keeps to the edges of the page. */
const ruled: CustomTableLayout = {
  hLineWidth: (line, { table }) => ([1, 2, ...aroundTotal(table.body.length)].includes(line) ? 0.8 : 0),
  hLineColor: (line, { table }) =>
    line === 1 || aroundTotal(table.body.length).includes(line) ? colours.gold : colours.line,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 10),
  paddingRight: (column) => (column === 0 ? 10 : 0),
  paddingTop: (row, { table }) => spaceOf(row, table.body.length),
  paddingBottom: (row, { table }) => spaceOf(row, table.body.length),
}

/** The total is the last but one row. */
const aroundTotal = (rows: number): number[] => [rows - 2, rows - 1]

/** The lines between what was sold and the total stand close together. */
const spaceOf = (row: number, rows: number): number => (row > 1 && row < rows - 2 ? 2.5 : 5)
