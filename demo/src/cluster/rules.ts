import type { Kind, Request } from './load/journal.ts'

export type Measured = {
  /** When the harm was done. */
  hit: number
  secondsWithoutWrites: number
  failed: readonly Request[]
}

/** Says what is wrong with an event, if anything is. */
export type Rule = (measured: Measured) => string | undefined

export const noFailures: Rule = ({ failed }) => (failed.length > 0 ? 'requests failed' : undefined)

/** Requests that the event interrupted may fail, none that began later. */
export const inFlightOnly: Rule = ({ hit, failed }) =>
  failed.some((one) => one.began > hit) ? 'requests failed that began afterwards' : undefined

export const noneOf =
  (...kinds: Kind[]): Rule =>
  ({ failed }) =>
    failed.some(({ kind }) => kinds.includes(kind)) ? `failed: ${kinds.join(', ')}` : undefined

export const onlyOf =
  (...kinds: Kind[]): Rule =>
  ({ failed }) =>
    failed.some(({ kind }) => !kinds.includes(kind)) ? `others failed than ${kinds.join(', ')}` : undefined

export const writableWithin =
  (seconds: number): Rule =>
  ({ secondsWithoutWrites }) =>
    secondsWithoutWrites > seconds ? `no writes for more than ${seconds} s` : undefined
