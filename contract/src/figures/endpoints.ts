import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, endpointsOf } from '../endpoint.ts'
import { amountOfMany } from '../money.ts'
import { noAudit } from '../noAudit.ts'
import { isoDate, moment, wholeNumber } from '../values.ts'
import { type WireFields, wire } from '../wire.ts'
import { countNames, figureNames, figures, revenueNames } from './figures.ts'
import type { Days } from './period.ts'
import { longestCounted, queueNames } from './queues.ts'

export const usualMonths = 3
export const longestMonths = 24

/**
 * A period of some months, which begins on the first day of a month and ends today; or the days from `fd` to `td`,
 * which must both be given.
 */
const period = z.object({
  pd: wholeNumber(1, longestMonths).default(usualMonths),
  du: z.enum(['Months']).default('Months'),
  fd: isoDate().optional(),
  td: isoDate().optional(),
})
export type RequestedPeriod = z.output<typeof period>
export const lastMonths = (months: number) => ({ pd: months })
export const betweenDays = ({ from, to }: Days) => ({ fd: from, td: to })

const number = z.number().int()

const partOf = <S extends z.ZodType>(title: string, measure: S) =>
  wire(title, {
    value: [
      'k',
      z.string(),
      'Key of the part: a list value, an id or a month as yyyy-MM; empty if there is none',
    ],
    label: ['na', z.string().optional(), 'Label of the part; absent if there is none'],
    current: ['n', measure, 'Figure of the period'],
    before: ['bn', measure, 'Figure of the previous period, from and to the same days of earlier months'],
    ever: ['an', measure.optional(), 'Figure of all time; absent for months'],
  } satisfies WireFields)

const figureOf = <S extends z.ZodType>(title: string, measure: S) =>
  wire(title, {
    countedAt: [
      'at',
      moment.optional(),
      'When the figures were computed; absent until they have been computed once',
    ],
    from: ['fd', isoDate(), 'First day of the period'],
    to: ['td', isoDate(), 'Last day of the period'],
    beforeFrom: ['bfd', isoDate(), 'First day of the previous period'],
    beforeTo: ['btd', isoDate(), 'Last day of the previous period'],
    parts: [
      'results',
      z.array(partOf(`Part of: ${title}`, measure)),
      'The figures, the largest first; months in order of time',
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
  name: ['k', z.enum(queueNames), 'Name of the queue'],
  count: ['n', number.max(longestCounted), 'Number of items waiting'],
  more: ['mo', z.boolean(), 'There are more items than were counted'],
  oldestAt: ['odt', moment.optional(), 'When the oldest item came in'],
})

export const readQueues = endpoint({
  method: 'GET',
  path: '/queues',
  audit: noAudit.counts,
  permission: 'staff.area',
  summary: 'Queues that the caller works on: number of items and age of the oldest',
  reply: z.array(waiting),
})
