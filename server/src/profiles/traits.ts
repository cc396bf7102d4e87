import type { PartnerPreference } from '@bnr/contract/search/preferences'

/**
 * The small lists of the partner preference share one 64-bit number. `traits` has the bits of the choices that a
 * profile made, `refuses` those of the choices that its preferences exclude. A person fits when the two have no bit
 * in common.
 */
type BitRange = {
  /**
   * Uses the bits `start` to `start + size - 1`; the first is for 'not given'. These are stored, so never move them.
   */
  start: number
  size: number
  /**
   * Whether a preference refuses people who have not answered. Registration does not ask everybody for the
   * fields that are 'open'.
   */
  notGiven: 'refused' | 'open'
}

export const traitBits = {
  maritalStatus: { start: 0, size: 8, notGiven: 'refused' },
  childStatus: { start: 8, size: 4, notGiven: 'open' },
  physicalStatus: { start: 12, size: 10, notGiven: 'open' },
  eatingHabit: { start: 22, size: 6, notGiven: 'open' },
  drinkingHabit: { start: 28, size: 6, notGiven: 'open' },
  smokingHabit: { start: 34, size: 6, notGiven: 'open' },
  spirituality: { start: 40, size: 10, notGiven: 'refused' },
  employmentType: { start: 50, size: 12, notGiven: 'open' },
} as const satisfies Partial<Record<PartnerPreference, BitRange>>

export type TraitName = keyof typeof traitBits
export const traitNames = Object.keys(traitBits) as TraitName[]

export const byTrait = <Value>(valueFor: (name: TraitName) => Value) =>
  Object.fromEntries(traitNames.map((name) => [name, valueFor(name)])) as Record<TraitName, Value>

const bit = (position: number) => 1n << BigInt(position)

export function traitMask(name: TraitName): bigint {
  const { start, size } = traitBits[name]
  return (bit(size) - 1n) << BigInt(start)
}

/** The bits of a person's choices, given as codes of the lists. 0 or a missing code means not given. */
export function traitsOf(choices: Partial<Record<TraitName, number>>): bigint {
  return traitNames.reduce((bits, name) => bits | traitBit(name, choices[name] ?? 0), 0n)
}

function traitBit(name: TraitName, code: number): bigint {
  const { start, notGiven } = traitBits[name]
  return code === 0 && notGiven === 'open' ? 0n : bit(start + code)
}

/** The bits that these preferences exclude. A list without codes excludes nobody. */
export function refusedTraits(
  preferences: Partial<Record<TraitName, readonly number[] | undefined>>,
): bigint {
  return traitNames.reduce((bits, name) => bits | refusedOf(name, preferences[name] ?? []), 0n)
}

function refusedOf(name: TraitName, welcome: readonly number[]): bigint {
  if (welcome.length === 0) return 0n
  return welcome.reduce((bits, code) => bits & ~bit(traitBits[name].start + code), traitMask(name))
}
