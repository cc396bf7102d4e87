import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, startCluster } from './cluster.ts'
import { type Event, events } from './events.ts'
import { failuresBetween, type Journal, type Request, secondsWithoutWrites } from './load/journal.ts'
import { startLoad } from './load/load.ts'
import { comparePayments, wrongNumbers } from './payments.ts'
import type { Measured } from './rules.ts'
import { anonymousAnswers, lostWrites } from './stored.ts'
import { until } from './waiting.ts'

export type Row = Measured & {
  title: string
  began: number
  ended: number
  requests: number
  lost: number
  inDoubt: number
  recoveredAfter: number
  missed: string[]
}

export type Result = { rows: Row[]; facts: string[]; missed: string[] }

type Options = { only?: string | undefined; previous: string; say: (line: string) => void }

/** Seconds of load before the first event, and without a failure after each. */
const warmUp = 10
const calm = 4

/** Starts a cluster, breaks its parts one by one, and compares what it acknowledged with what it stored. */
export async function clusterDrill({ only, previous, say }: Options): Promise<Result> {
  const chosen = events.filter(({ name }) => !only || only.split(',').includes(name))
  const [first] = chosen
  if (!first) throw new Error(`Events: ${events.map(({ name }) => name).join(', ')}`)
  const began = performance.now()
  const cluster = await startCluster(first.stage, previous)
  say(`The cluster is up after ${secondsSince(began)} s; its logs are in ${cluster.machine.folder}`)
  const { journal, stop } = await startLoad(cluster)
  await pause(warmUp * 1000)
  const rows: Row[] = []
  for (const event of chosen) {
    const row = await measure(cluster, journal, event)
    rows.push(row)
    say(lineOf(row))
  }
  await stop()
  return { rows, ...(await judge(cluster, journal, rows)) }
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1000)

async function measure(cluster: Cluster, journal: Journal, event: Event): Promise<Row> {
  await cluster.postgres.settled()
  const began = performance.now()
  let hit = began
  await event.run(cluster, () => {
    hit = performance.now()
  })
  const whole = performance.now()
  await untilCalm(journal, began)
  const ended = performance.now()
  const failed = failuresBetween(journal, began, ended)
  const lastFailure = Math.max(whole, ...failed.map((one) => one.ended))
  const measured = { hit, failed, secondsWithoutWrites: secondsWithoutWrites(journal, began, ended) }
  return {
    ...measured,
    title: event.title,
    began,
    ended,
    requests: journal.requests.filter((one) => one.ended >= began && one.ended <= ended).length,
    lost: 0,
    inDoubt: (await comparePayments(cluster)).inDoubt.length,
    recoveredAfter: (lastFailure - began) / 1000,
    missed: event.rules.flatMap((rule) => rule(measured) ?? []),
  }
}

/** Until nothing fails for a while and nothing from before the end of the event is under way. */
async function untilCalm(journal: Journal, began: number): Promise<void> {
  const ended = performance.now()
  const isCalm = async () => {
    const now = performance.now()
    const last = failuresBetween(journal, began, now).at(-1)?.ended ?? ended
    const waiting = [...journal.inFlight].some((one) => one.began < ended)
    return !waiting && now - Math.max(last, ended) > calm * 1000
  }
  await until('requests that succeed', isCalm, 120)
}

async function judge(cluster: Cluster, journal: Journal, rows: Row[]) {
  await untilPaid(cluster)
  const { acknowledged } = journal
  const isComplete = async () => (await lostWrites(cluster, acknowledged)).length === 0
  await until('everything is stored', isComplete, 60).catch(() => undefined)
  const lost = await lostWrites(cluster, acknowledged)
  for (const row of rows) row.lost = lost.filter(({ at }) => at >= row.began && at <= row.ended).length
  const { inDoubt, wrong } = await comparePayments(cluster)
  const numbers = await wrongNumbers(cluster.db)
  const anonymous = await anonymousAnswers(cluster)
  const facts = [
    `${acknowledged.length} acknowledged writes, ${lost.length} lost`,
    `${paymentsIn(journal)} payments, ${inDoubt.length} lost, ${wrong.length} doubled or wrong`,
    `${numbers} invoice numbers missing or doubled`,
    `anonymous reads of the bucket: ${anonymous.join(', ') || 'none, it is empty'}`,
  ]
  const isGood = [lost, inDoubt, wrong].every(({ length }) => length === 0) && numbers === 0
  const missed = [
    ...(isGood ? [] : facts.slice(0, 3)),
    ...(anonymous.every((status) => status === 403) ? [] : facts.slice(3)),
    ...rows.flatMap(({ title, missed }) => missed.map((why) => `${title}: ${why}`)),
  ]
  return { facts, missed }
}

const paymentsIn = ({ acknowledged }: Journal): number =>
  acknowledged.filter(({ what }) => what === 'payment').length

/** A jobs process asks the bank about unanswered payments when it starts. */
async function untilPaid(cluster: Cluster): Promise<void> {
  const { service } = cluster
  const isPaid = async () => (await comparePayments(cluster)).inDoubt.length === 0
  await until('all payments are known', isPaid, 30).catch(async () => {
    await service.process('jobs').stop()
    await service.start('jobs', 's3')
    await until('all payments are known', isPaid, 60).catch(() => undefined)
  })
}

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| Event | Seconds without writes | Failed requests | Lost writes | Payments in doubt | Seconds to recover |',
    '|---|---|---|---|---|---|',
    ...rows.map(lineOf),
  ].join('\n')

const lineOf = ({
  title,
  secondsWithoutWrites,
  failed,
  requests,
  lost,
  inDoubt,
  recoveredAfter,
  missed,
}: Row) =>
  `| ${missed.length > 0 ? '**MISSED** ' : ''}${title} | ${secondsWithoutWrites.toFixed(1)} | ${failedOf(failed, requests)} | ${lost} | ${inDoubt} | ${recoveredAfter.toFixed(1)} |`

/** How many failed, of how many, and which. */
function failedOf(failed: readonly Request[], requests: number): string {
  if (failed.length === 0) return `0 of ${requests}`
  const counts = new Map<string, number>()
  for (const { kind, failure } of failed) {
    const name = `${kind} ${failure}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const named = [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => `${count} ${name}`)
  return `${failed.length} of ${requests}: ${named.slice(0, 4).join(', ')}${named.length > 4 ? ', …' : ''}`
}
