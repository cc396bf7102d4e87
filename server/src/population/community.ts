import type { Weighted } from './random.ts'

export type NamePool = {
  men: readonly string[]
  women: readonly string[]
  /** Given names of the parents' generation. */
  fathers: readonly string[]
  mothers: readonly string[]
  /** Family, house or clan names. */
  families: readonly string[]
}

/** How a full name is made: the father's given name follows, an initial follows, or a family name follows. */
type Naming = 'father' | 'initial' | 'family'

/** People who share language, churches, names and home districts. The weight is the share of the population. */
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
  /** Difference of the mean height from the country's, in inches. */
  taller?: number
  /** Occupations that are more common here than elsewhere, by the key of careers. */
  callings?: Readonly<Record<string, number>>
}
