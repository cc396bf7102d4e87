import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, endpointsOf } from '../endpoint.ts'
import { amountOfMany } from '../money.ts'
import { isoDate, moment, wholeNumber } from '../values.ts'
import { type WireFields, wire } from '../wire.ts'
import { countNames, figureNames, figures, revenueNames } from './figures.ts'
import { longestCounted, queueNames } from './queues.ts'

export const usualMonths = 3
const mostMonths = 24

/** A period ends today and begins with a month. */
const period = z.object({
  pd: wholeNumber(1, mostMonths).default(usualMonths),
  du: z.enum(['Months']).default('Months'),
})
export const lastMonths = (months: number) => ({ pd: months })
export const monthsOf = ({ pd }: z.output<typeof period>): number => pd

const number = z.number().int()

const partOf = <S extends z.ZodType>(title: string, measure: S) =>
  wire(title, {
    value: [
      'k',
      z.string(),
      'What is counted: a value of its list, an id or a month as yyyy-MM; empty for none',
    ],
    label: ['na', z.string().optional(), 'How it is called; none where nothing was given'],
    current: ['n', measure, 'In the period'],
    before: ['bn', measure, 'In the period before, up to the same day of its last month'],
    ever: ['an', measure.optional(), 'Since the beginning; none of months'],
  } satisfies WireFields)

const figureOf = <S extends z.ZodType>(title: string, measure: S) =>
  wire(title, {
    countedAt: [
      'at',
      moment.optional(),
      'From when the figures are; none while they are counted for the first time',
    ],
    from: ['fd', isoDate(), 'First day of the period'],
    to: ['td', isoDate(), 'Last day of the period'],
    beforeFrom: ['bfd', isoDate(), 'First day of the period before'],
    beforeTo: ['btd', isoDate(), 'Its last day'],
    parts: [
      'results',
      z.array(partOf(`Part of: ${title}`, measure)),
      'The figures, the largest first; months in their order',
    ],
  })

const count = figureOf('Count', number)
const revenue = figureOf('Revenue', amountOfMany)

export const readCount = endpointsOf(countNames, (name) =>
  endpoint({ method: 'GET', ...figures[name], audit: noAudit.counts, query: period, reply: count }),
)

export const readRevenue = endpointsOf(revenueNames, (name) =>
  endpoint({ method: 'GET', ...figures[name], audit: noAudit.counts, query: period, reply: revenue }),
)

export const downloadFigure = endpointsOf(figureNames, (name) =>
  downloadEndpoint({
    freshFactor: true,
    path: `${figures[name].path}/download`,
    audit: { reads: 'figure export', each: true },
    permission: figures[name].permission,
    summary: `${figures[name].summary}, as a CSV file`,
    query: period,
    limit: { requests: 20 },
  }),
)

const waiting = wire('Queue of staff', {
  name: ['k', z.enum(queueNames), 'Which queue'],
  count: ['n', number.max(longestCounted), 'How many wait in it'],
  more: ['mo', z.boolean(), 'There are more than were counted'],
  oldestAt: ['odt', moment.optional(), 'Since when the first of them waits'],
})

export const readQueues = endpoint({
  method: 'GET',
  path: '/queues',
  audit: noAudit.counts,
  permission: 'staff.area',
  summary: 'What waits for whoever asks: the length of each queue, and since when',
  reply: z.array(waiting),
})
