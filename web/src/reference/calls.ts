import { readBirthYearRanges } from '@bnr/contract/reference/endpoints'
import type { ConfigurationName, PreferenceName, SettingName } from '@bnr/contract/reference/names'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'
import type { Choice } from '../ui/fields/choice.ts'
import {
  configurationChoice,
  countryCodeChoice,
  degreeChoice,
  heightChoice,
  salaryChoice,
  settingChoice,
} from './choices.ts'
import { onceForProcess } from './listQuery.ts'
import { lists } from './lists.ts'

export interface ListState {
  isPending: boolean
  isError: boolean
  retry: () => void
}

export interface Choices<Item = unknown> extends ListState {
  choices: readonly Choice[]
  /** The list as the server sends it, for forms that need more than text. */
  items: readonly Item[]
}

const none: readonly never[] = []

function useChoices<Item>(query: UseQueryResult<Item[]>, toChoice: (item: Item) => Choice): Choices<Item> {
  const { data, isLoading, isError, refetch } = query
  const choices = useMemo(() => data?.map(toChoice) ?? none, [data, toChoice])
  return { choices, items: data ?? none, isPending: isLoading, isError, retry: () => void refetch() }
}

/** A short list from GET /settings/{list}. */
export const useSetting = (name: SettingName | PreferenceName) =>
  useChoices(useQuery(lists.setting(name)), settingChoice)

/** The same list for text that the server renders with the page. Most forms load their lists later. */
export const useSettingWords = (name: SettingName) =>
  useChoices(useReading(onceForProcess(lists.setting(name))), settingChoice)

/** A long list from GET /configurations/{list}, grouped by category if it has any. `any` puts "Any" first. */
export const useConfiguration = (name: ConfigurationName, { any = false }: { any?: boolean } = {}) =>
  useChoices(useQuery(lists.configuration(name, any)), configurationChoice)

export const useDegrees = () => useChoices(useQuery(lists.degrees()), degreeChoice)

export const useCountries = () => useChoices(useQuery(lists.countries()), settingChoice)

/** Empty and not pending while no country is chosen. */
export const useStates = (country: string | null | undefined) =>
  useChoices(useQuery({ ...lists.states(country ?? ''), enabled: !!country }), settingChoice)

export const useDistricts = (state: string | null | undefined) =>
  useChoices(useQuery({ ...lists.districts(state ?? ''), enabled: !!state }), settingChoice)

export const useCountryCodes = () => useChoices(useQuery(lists.countryCodes()), countryCodeChoice)

export const useHeights = () => useChoices(useQuery(lists.heights()), heightChoice)

/** Heights for text that the server renders, see `useSettingWords`. */
export const useHeightWords = () => useChoices(useReading(onceForProcess(lists.heights())), heightChoice)

export const useSalaryRanges = () => useChoices(useQuery(lists.salaryRanges()), salaryChoice)

const hour = 3_600_000

/** Not stored in the browser, because the ranges change with the calendar. */
export function useBirthYearRanges() {
  const { data } = useQuery({
    queryKey: ['birthYearRanges'],
    staleTime: hour,
    queryFn: ({ signal }) => call(readBirthYearRanges, {}, signal),
  })
  return { ranges: data ?? none }
}
