import { type FigureName, figures, isMonthly, isRevenue } from '@bnr/contract/figures/figures'
import { paiseOfMany, rupeesOf } from '@bnr/contract/money'
import type { FastifyReply } from 'fastify'
import type { Services } from '../platform/services.ts'
import { csvOf, type SheetRow } from '../platform/spreadsheet.ts'
import { type Figure, readFigure } from './read.ts'

/** What a chart shows, to be worked with further. */
export async function sendFigure(reply: FastifyReply, services: Services, name: FigureName, months: number) {
  const figure = await readFigure(services, name, months)
  const file = figures[name].path.split('/').join('-').slice(1)
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${file}-${figure.from}-to-${figure.to}.csv"`)
    .send(csvOf(sheetOf(name, figure)))
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
