import { behaviour, type Input, measured, prices } from './inputs.ts'
import { type Needs, needsOf } from './needs.ts'

const rows: readonly [string, (needs: Needs) => string][] = [
  ['Members who visit on a day', ({ visitors }) => count(visitors)],
  ['Pages rendered by the server, a second at the peak', ({ documentsAtPeak }) => count(documentsAtPeak)],
  ['Further screens, a second at the peak', ({ callsAtPeak }) => count(callsAtPeak)],
  ['Photos, a second at the peak', ({ photosAtPeak }) => count(photosAtPeak)],
  ['Searches and lists of matches, a second at the peak', ({ searchesAtPeak }) => count(searchesAtPeak)],
  ['Rows written, a second at the peak', ({ writesAtPeak }) => count(writesAtPeak)],
  ['Cores for `web`, one process each', ({ webCores }) => count(webCores)],
  ['Cores for `jobs`, one process each', ({ jobCores }) => count(jobCores)],
  ['Memory of these processes', ({ processGigabytes }) => `${count(processGigabytes)} GB`],
  ['Database cores without searches (primary)', ({ databaseCores }) => count(databaseCores)],
  ['Database cores for searches (replicas)', ({ searchCores }) => count(searchCores)],
  ['One search in twenty takes longer than', ({ searchP95 }) => `${count(searchP95)} ms`],
  ['Counting the figures of staff once takes', ({ countingSeconds }) => `${count(countingSeconds)} s`],
  ['Connections to PostgreSQL without pgbouncer', ({ connections }) => count(connections)],
  ['Size of the database after a year', ({ databaseGigabytes }) => `${count(databaseGigabytes)} GB`],
  ['Of it for searches; should fit into memory', ({ searchGigabytes }) => `${count(searchGigabytes)} GB`],
  ['I/O a second of the database’s disk', ({ iops }) => count(iops)],
  ['Photos in the S3 store', ({ storeGigabytes }) => `${count(storeGigabytes)} GB`],
  ['To the internet in a month', ({ egressGigabytes }) => `${count(egressGigabytes)} GB`],
  ['Machines, rupees a month', ({ machines }) => count(machines)],
  ['Disks of the database, rupees a month', ({ disks }) => count(disks)],
  ['Photos in the store, rupees a month', ({ photos }) => count(photos)],
  ['Traffic, rupees a month', ({ egress }) => count(egress)],
  ['SMS, rupees a month', ({ messages }) => count(messages)],
  ['**All of it, rupees a month**', ({ total }) => `**${count(total)}**`],
]

/** The table of what these numbers of profiles need. */
export function needsTable(sizes: readonly number[]): string {
  const needs = sizes.map(needsOf)
  return table(
    ['', ...sizes.map((size) => `${count(size)} profiles`)],
    rows.map(([name, show]) => [name, ...needs.map(show)]),
  )
}

const tables: Record<string, () => string> = {
  needs: () => needsTable([1e6, 1e7, 5e7]),
  measured: () => inputTable(measured, 'Heading in `bench/results.md`'),
  behaviour: () => inputTable(behaviour, 'Why'),
  prices: () => inputTable(prices, 'Basis'),
}

/** docs/guides/capacity.md with its tables between `<!-- NAME -->` and `<!-- end -->`. */
export const capacityPage = (page: string): string =>
  page.replace(
    /(<!-- (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => `${begin}${tables[name]?.() ?? ''}${end}`,
  )

const inputTable = (inputs: Record<string, Input>, from: string) =>
  table(
    ['Value', 'What', from],
    Object.values(inputs).map((input) => [input.value.toLocaleString('en-GB'), input.unit, input.from]),
  )

const table = (head: readonly string[], body: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |\n`).join('')

/** Three digits are more than the assumptions are worth. */
const count = (value: number) =>
  Number(value.toPrecision(3)).toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 })
