import {
  type ConfigurationName,
  type PreferenceName,
  preferenceLists,
  type SettingName,
} from '@bnr/contract/reference/names'
import type { ConfigurationItem, ListItem } from '@bnr/contract/reference/schemas'
import { any } from '@bnr/contract/search/defaults'
import type { Page } from '../database/paged.ts'
import type { Entry, List } from './list.ts'
import { lists } from './lists.ts'

type Grouped = Entry & { category?: string }

export function itemsOf(entries: readonly Entry[]): ListItem[] {
  return entries.map(({ key, label }) => ({ key, label }))
}

export function settingItems(name: SettingName | PreferenceName): ListItem[] {
  if (isPreference(name)) return [{ key: any, label: any }, ...itemsOf(lists[preferenceLists[name]].entries)]
  return itemsOf(lists[name].entries)
}

export function configurationItems(name: ConfigurationName, withAny: boolean): ConfigurationItem[] {
  const entries: readonly Grouped[] = lists[name].entries
  const items = entries.map(({ label, category }) => ({ name: label, category }))
  return withAny ? [{ name: any, category: undefined }, ...items] : items
}

/** States of a country or districts of a state, by the name of the parent. */
export function placesWithin(places: List, parents: List, name: string): ListItem[] {
  return itemsOf(parents.codesOf(name).flatMap((code) => places.childrenOf(code)))
}

export function pageOfItems<Item>(items: readonly Item[], { page, size }: Page) {
  return { results: items.slice(page * size, (page + 1) * size), total: items.length, page }
}

function isPreference(name: string): name is PreferenceName {
  return Object.hasOwn(preferenceLists, name)
}
