import type { z } from '#schema'
import type { SearchKey } from '../search/keys.ts'
import type { PartnerPreference } from '../search/preferences.ts'
import type { readOnly } from '../wire.ts'
import type { EditSectionName } from './editHeadings.ts'

/** Viewers of a whole profile, each with more rights than the one before. A `contact` has viewed the phone number. */
export type Viewer = 'member' | 'contact' | 'owner' | 'staff'
export type CardViewer = 'guest' | 'member' | 'staff'

/** 0 is the registration form of the home page, 1 to 4 are the wizard steps with fields. */
export type WizardStepNumber = 0 | 1 | 2 | 3 | 4

/** Properties of a profile field, or of a part of one, besides its key and its schema. */
export interface FieldRow {
  /** Label in forms and on the profile page. */
  label?: string
  /** Label on the profile page, if it differs; false if the field is not shown there on its own. */
  fact?: string | false
  /** Hidden on the profile page when empty. */
  rare?: true
  /** Description for developers, if the label is not enough. */
  meaning?: string
  /** The server computes the value. */
  readOnly?: typeof readOnly
  /** Step of the wizard and part of that step. Within a part, fields have the order of their rows. */
  step?: readonly [step: WizardStepNumber, part: number]
  /** Required in its step, as a whole or in these parts. The message is that of the schema. */
  required?: true | readonly string[]
  /** Required only in the wizard; it can be cleared afterwards. */
  once?: true
  /** Edit section, if it is not the default one of its profile section; false if no form changes it. */
  section?: EditSectionName | false
  /** Least rights needed to see it on a whole profile, if not every member sees it. */
  seenBy?: Exclude<Viewer, 'member'>
  /** Who sees it on a card, or each of its parts. */
  card?: CardViewer | Readonly<Record<string, CardViewer>>
  /** Forms offer the values of this list, but the schema accepts any number in its range. */
  list?: string
  /** Key of profile searches for it, or for each of its parts. */
  searchable?: SearchKey | Readonly<Record<string, SearchKey>>
  /** Partner preference that is compared with it. */
  matchable?: PartnerPreference
  /** Partner preference that it contains. */
  preference?: PartnerPreference
}

type PartOf<Schema extends z.ZodType> = keyof NonNullable<z.output<Schema>> & string
/** A row whose part names must exist in the schema. */
type RowOf<Schema extends z.ZodType> = Omit<FieldRow, 'label' | 'required' | 'card' | 'searchable'> & {
  required?: true | readonly PartOf<Schema>[]
  card?: CardViewer | { readonly [Part in PartOf<Schema>]?: CardViewer }
}
type Searchable<Schema extends z.ZodType> = SearchKey | { readonly [Part in PartOf<Schema>]?: SearchKey }
/** Preserves the search key as a literal type, so that searching for a field without one does not compile. */
type SearchedRow<Search> = Omit<FieldRow, 'searchable'> & { searchable: Search }

/** Declares a profile field. Rules, wizard steps, forms, facts, cards and the fields that each viewer receives derive from it. */
export const field = <
  const Key extends string,
  Schema extends z.ZodType,
  const Search extends Searchable<Schema> | undefined = undefined,
>(
  key: Key,
  schema: Schema,
  label: string,
  row: RowOf<Schema> & { searchable?: Search } = {},
) =>
  [
    key,
    schema,
    row.meaning ?? (row.fact || label),
    row.readOnly,
    searched<Search>({ ...row, label }),
  ] as const

/** Declares a profile field without a label, which forms and pages do not show on its own. */
export const unlabelled = <
  const Key extends string,
  Schema extends z.ZodType,
  const Search extends Searchable<Schema> | undefined = undefined,
>(
  key: Key,
  schema: Schema,
  meaning: string,
  row: Omit<RowOf<Schema>, 'meaning' | 'fact' | 'rare'> & { searchable?: Search } = {},
) => [key, schema, meaning, row.readOnly, searched<Search>(row)] as const

const searched = <Search>(row: object) => row as SearchedRow<Search>
