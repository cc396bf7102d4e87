import { type FigureName, figures } from '@bnr/contract/figures/figures'
import type { Part } from './calls.ts'

export interface Panel {
  name: FigureName
  title: string
  /** Donuts for a few parts of a whole, bars to compare many, columns along time. */
  chart: 'donut' | 'bars' | 'columns'
  /** What is counted, where that is not plain from the title. */
  note?: string
  /** The list behind a part, where there is one. */
  listOf?: (part: Part) => string | undefined
}

/** What charts and tables are drawn from. */
export interface Charted {
  panel: Panel
  parts: readonly Part[]
}

const profiles = (parameter: string, value: string | undefined) =>
  value === undefined
    ? undefined
    : `/ad/profile/search?${new URLSearchParams({ form: 'staff', [parameter]: value })}`

/** Invoices of a month, by their day of issue. */
const invoicesOf = ({ value: month }: Part) => {
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
  return `/ad/invoices?${new URLSearchParams({ from: `${month}-01`, to: last })}`
}

/** All of the dashboard, in its order; who sees one its permission says. */
const panels: readonly Panel[] = [
  {
    name: 'status',
    title: 'Profiles by status',
    chart: 'bars',
    listOf: ({ value }) => profiles('status', value),
  },
  { name: 'gender', title: 'Gender', chart: 'donut', listOf: ({ value }) => profiles('gender', value) },
  { name: 'payment', title: 'Payment', chart: 'donut' },
  { name: 'createdBy', title: 'Source', chart: 'donut' },
  { name: 'kind', title: 'Type', chart: 'donut' },
  { name: 'caste', title: 'Caste', chart: 'bars', listOf: ({ label }) => profiles('caste', label) },
  {
    name: 'package',
    title: 'Packages',
    chart: 'bars',
    note: 'Memberships, by their first day',
  },
  { name: 'month', title: 'Profiles by month', chart: 'columns' },
  {
    name: 'revenueByMonth',
    title: 'Revenue by month',
    chart: 'columns',
    note: 'Taxable value by day of payment, less credit notes',
    listOf: invoicesOf,
  },
  {
    name: 'revenueByStaff',
    title: 'Revenue by employee',
    chart: 'bars',
    note: 'Counted for who looked after the member when the invoice was issued',
  },
]

export const panelsFor = (mayDo: (permission: (typeof figures)[FigureName]['permission']) => boolean) =>
  panels.filter(({ name }) => mayDo(figures[name].permission))
