import type { z } from '#schema'
import type { SearchKey } from '../search/keys.ts'
import type { PartnerPreference } from '../search/preferences.ts'
import type { readOnly } from '../wire.ts'
import type { EditSectionName } from './editHeadings.ts'

/** The nearest a viewer stands to a whole profile: who opened the phone is a `contact`. */
export type Viewer = 'member' | 'contact' | 'owner' | 'staff'
export type CardViewer = 'guest' | 'member' | 'staff'

/** The home page's form, and the steps of the wizard that ask for fields. */
export type WizardStepNumber = 0 | 1 | 2 | 3 | 4

/** All that is said of a field of a profile, or of a part of one, beside its key and its schema; what is not said does not hold. */
export interface FieldRow {
  /** What people call it, where it is asked and where it is read. */
  label?: string
  /** Where it is read, if that differs; false for what is not read by itself. */
  fact?: string | false
  /** Left out where it is read, as long as nobody has said it. */
  rare?: true
  /** What it means to a developer, where the label does not say it. */
  meaning?: string
  /** Worked out by the server. */
  readOnly?: typeof readOnly
  /** Step of the wizard and part of that step; in a part, fields stand in the order of their rows. */
  step?: readonly [step: WizardStepNumber, part: number]
  /** To be answered in its step, as a whole or in these parts; the message is its schema's. */
  required?: true | readonly string[]
  /** Asked for in the wizard, but whoever takes it out afterwards may. */
  once?: true
  /** Where it is edited, unless it is in the section of its own kind; false for what no form changes. */
  section?: EditSectionName | false
  /** Who sees it of a whole profile, if not every member. */
  seenBy?: Exclude<Viewer, 'member'>
  /** Who sees it, or which parts of it, on a card. */
  card?: CardViewer | Readonly<Record<string, CardViewer>>
  /** Offered from this list, though any number of its range will do. */
  list?: string
  /** The key of profile searches that asks for it, or for these parts of it. */
  searchable?: SearchKey | Readonly<Record<string, SearchKey>>
  /** Which preference for a partner it answers. */
  matchable?: PartnerPreference
  /** Which preference for a partner it states. */
  preference?: PartnerPreference
}

type PartOf<Schema extends z.ZodType> = keyof NonNullable<z.output<Schema>> & string
/** A row names only such parts as its schema has. */
type RowOf<Schema extends z.ZodType> = Omit<FieldRow, 'label' | 'required' | 'card' | 'searchable'> & {
  required?: true | readonly PartOf<Schema>[]
  card?: CardViewer | { readonly [Part in PartOf<Schema>]?: CardViewer }
}
type Searchable<Schema extends z.ZodType> = SearchKey | { readonly [Part in PartOf<Schema>]?: SearchKey }
/** By which key it is searched stays in its type, so that a search for it that nobody wrote does not compile. */
type SearchedRow<Search> = Omit<FieldRow, 'searchable'> & { searchable: Search }

/** A field of a profile is one row: rules, steps, forms, facts, cards and what each viewer is sent derive from it. */
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

/** A field that nobody is asked for or reads by itself: what it means stands in place of its label. */
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
