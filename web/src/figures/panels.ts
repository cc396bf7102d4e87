import { type FigureName, figures } from '@bnr/contract/figures/figures'
import type { Days } from '@bnr/contract/figures/period'
import { firstDayOf } from '@bnr/contract/month'
import type { Part } from './calls.ts'

export interface Panel {
  name: FigureName
  title: string
  /** Donuts for a few parts of a whole, bars for many parts, columns for months. */
  chart: 'donut' | 'bars' | 'columns'
  /** What is counted, when the title does not say it. */
  note?: string
  /** Address of the list behind a part, if there is one. */
  listOf?: (part: Part, days: Days) => string | undefined
}

export interface ChartProps {
  panel: Panel
  days: Days
  parts: readonly Part[]
}

const profileSearch = (chosen: Record<string, string>) =>
  `/ad/profile/search?${new URLSearchParams({ form: 'staffAdvanced', ...chosen })}`

/** Search for profiles registered in the period. */
const profiles = ({ from, to }: Days, chosen: Record<string, string> = {}) =>
  profileSearch({ ...chosen, createdFrom: from, createdTo: to })

/** No link for profiles without a value, because they cannot be searched for. */
const labelled =
  (parameter: string) =>
  ({ label }: Part, days: Days) =>
    label === undefined ? undefined : profiles(days, { [parameter]: label })

/** The days of a month that lie in the period. */
const daysOf = (month: string, { from, to }: Days): Days => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const first = firstDayOf(month)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: first > from ? first : from, to: last < to ? last : to }
}

/** List of invoices paid within these days. */
const invoices = ({ from, to }: Days, chosen: Record<string, string> = {}) =>
  `/ad/invoices?${new URLSearchParams({ paidFrom: from, paidTo: to, ...chosen })}`

/** All panels in their order. Permissions decide who sees which. */
const panels: readonly Panel[] = [
  {
    name: 'status',
    title: 'Profiles by status',
    chart: 'bars',
    listOf: labelled('status'),
  },
  {
    name: 'gender',
    title: 'Gender',
    chart: 'donut',
    listOf: ({ value }, days) => profiles(days, { gender: value }),
  },
  {
    name: 'payment',
    title: 'Payment',
    chart: 'donut',
    listOf: ({ value }, days) => profiles(days, { paid: value === 'paid' ? 'yes' : 'no' }),
  },
  { name: 'createdBy', title: 'Source', chart: 'donut', listOf: labelled('createdBy') },
  {
    name: 'kind',
    title: 'Type',
    chart: 'donut',
    listOf: ({ value }, days) => profiles(days, { elite: value === 'elite' ? 'yes' : 'no' }),
  },
  { name: 'caste', title: 'Caste', chart: 'bars', listOf: labelled('caste') },
  {
    name: 'package',
    title: 'Plans',
    chart: 'bars',
    note: 'Memberships started, by plan',
    listOf: ({ value }, { from, to }) => profileSearch({ package: value, begunFrom: from, begunTo: to }),
  },
  { name: 'calls', title: 'Calls', chart: 'bars', note: 'Calls in the contact log, by executive' },
  {
    name: 'followUpsDone',
    title: 'Follow-ups done',
    chart: 'bars',
    note: 'By the executive who had to do them',
  },
  {
    name: 'draftsPaid',
    title: 'Drafts that became paid',
    chart: 'bars',
    note: 'First payments of drafts, counted for the executive on the invoice',
  },
  {
    name: 'month',
    title: 'Profiles by month',
    chart: 'columns',
    listOf: ({ value }, days) => profiles(daysOf(value, days)),
  },
  {
    name: 'revenueByMonth',
    title: 'Revenue by month',
    chart: 'columns',
    note: 'Taxable value by day of payment, less credit notes',
    listOf: ({ value }, days) => invoices(daysOf(value, days)),
  },
  {
    name: 'revenueByStaff',
    title: 'Revenue by employee',
    chart: 'bars',
    note: 'Credited to the employee who looked after the member when the invoice was issued',
    listOf: ({ value }, days) => (value ? invoices(days, { by: value }) : undefined),
  },
]

export const panelsFor = (mayDo: (permission: (typeof figures)[FigureName]['permission']) => boolean) =>
  panels.filter(({ name }) => mayDo(figures[name].permission))
