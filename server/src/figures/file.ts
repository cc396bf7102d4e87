import type { RequestedPeriod } from '@bnr/contract/figures/endpoints'
import { type FigureName, figures, isMonthly, isRevenue } from '@bnr/contract/figures/figures'
import { paiseOfMany, rupeesOf } from '@bnr/contract/money'
import { noteRead } from '../database/auditContext.ts'
import type { Download } from '../downloads/download.ts'
import { csvOf, type SheetRow } from '../files/spreadsheet.ts'
import type { Services } from '../services/services.ts'
import { type Figure, readFigure } from './read.ts'

/** The data of a chart as a CSV. The export is logged. */
export async function figureFile(
  services: Services,
  name: FigureName,
  asked: RequestedPeriod,
): Promise<Download> {
  const figure = await readFigure(services, name, asked)
  return {
    name: `${figures[name].path.slice(1)}-${figure.from}-to-${figure.to}.csv`,
    type: 'text/csv; charset=utf-8',
    content: async () => {
      const detail = { months: figure.months.length, from: figure.from, to: figure.to }
      noteRead({ subject: `figure ${name}`, rows: figure.parts.length, detail })
      return csvOf(sheetOf(name, figure))
    },
  }
}

function sheetOf(name: FigureName, { parts, from, to, beforeFrom, beforeTo }: Figure): SheetRow[] {
  const amount = (number: number) => (isRevenue(name) ? rupeesOf(paiseOfMany(number)) : number)
  const heading = [figures[name].summary, `${from} to ${to}`, `${beforeFrom} to ${beforeTo}`]
  const rows = parts.map(({ label = 'Not given', current, before, ever }) => [
    label,
    amount(current),
    amount(before),
    ...(ever === undefined ? [] : [amount(ever)]),
  ])
  return [isMonthly(name) ? heading : [...heading, 'Since the beginning'], ...rows]
}
