import type { Weighted } from './random.ts'

export type NamePool = {
  men: readonly string[]
  women: readonly string[]
  fathers: readonly string[]
  mothers: readonly string[]
  /** Family, house or clan names. */
  families: readonly string[]
}

/** What follows the given name in a full name: the father's given name, an initial, or a family name. */
type Naming = 'father' | 'initial' | 'family'

/** People who share language, churches, names and home districts. The weight is their share of all demo profiles. */
export type Community = {
  weight: number
  state: string
  districts: Weighted<string>
  motherTongue: Weighted<string>
  castes: Weighted<string>
  denominations: Weighted<string>
  names: NamePool
  naming: Weighted<Naming>
  cuisines: readonly string[]
  music: readonly string[]
  /** Difference from the mean height of the country, in inches. */
  taller?: number
  /** How much more common careers are here than elsewhere, by their keys. */
  callings?: Readonly<Record<string, number>>
}
