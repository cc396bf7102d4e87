import { type ConfigurationName, configurationNames, type SettingName } from '@bnr/contract/reference/names'
import { type Choices, useConfiguration, useCountries, useDegrees, useHeights, useSetting } from './calls.ts'

export type UseList = () => Choices

const ownCalls: Readonly<Record<string, UseList>> = {
  countries: useCountries,
  educations: useDegrees,
  heights: useHeights,
}

export const isConfiguration = (list: string): list is ConfigurationName =>
  configurationNames.some((name) => name === list)

/** Whether a list is long enough for a field with a search. */
export const isLong = (list: string): boolean => list in ownCalls || isConfiguration(list)

/** The hook for a reference list, by its name in the contract's fields. */
export function listOf(list: string): UseList {
  if (isConfiguration(list)) return () => useConfiguration(list)
  return ownCalls[list] ?? (() => useSetting(list as SettingName))
}
