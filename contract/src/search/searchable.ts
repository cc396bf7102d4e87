import type { FieldPath } from '../profiles/fieldPath.ts'
import { fieldAt, type ProfileField, profileFields } from '../profiles/fields.ts'
import type { SectionName, sections } from '../profiles/profile.ts'
import type { SearchKey } from './keys.ts'

type Fields<Section extends SectionName> = (typeof sections)[Section][1]['fields']
type SearchOf<Section extends SectionName, Name> = Name extends keyof Fields<Section>
  ? (Fields<Section>[Name] & readonly unknown[])[4] extends { searchable: infer Search }
    ? Search
    : never
  : never

/** Search key of a field or of a part of a field, as its row declares it. */
export type SearchKeyAt<Path extends string> =
  Path extends `${infer Section extends SectionName}.${infer Rest}`
    ? Rest extends `${infer Name}.${infer Part}`
      ? Part extends keyof SearchOf<Section, Name>
        ? SearchOf<Section, Name>[Part]
        : never
      : SearchOf<Section, Rest>
    : never

function searchedIn({ path, searchable = {} }: ProfileField): [SearchKey, FieldPath][] {
  if (typeof searchable === 'string') return [[searchable, path]]
  return Object.entries(searchable).map(([part, key]) => [key, `${path}.${part}` as FieldPath])
}

/** Fields by their search key. Keys that do not belong to a field are missing. */
export const searchedFields: ReadonlyMap<SearchKey, FieldPath> = new Map(profileFields.flatMap(searchedIn))

const keys = new Map([...searchedFields].map(([key, path]) => [path, key]))

export function fieldSearchedBy(key: SearchKey): ProfileField {
  const path = searchedFields.get(key)
  if (!path) throw new Error(`No field has the search key ${key}`)
  return fieldAt(path)
}

export const searchKeyOf = <Path extends FieldPath>(path: Path) => keys.get(path) as SearchKeyAt<Path>
