import type { ProfileSections } from './profile.ts'

type Parts<T, Before extends string = ''> = T extends readonly unknown[]
  ? never
  : T extends object
    ? { [K in keyof T & string]-?: `${Before}${K}` | Parts<NonNullable<T[K]>, `${Before}${K}.`> }[keyof T &
        string]
    : never

/** A field of a profile, or a part of one, by its readable names: 'basic.name', 'location.current.city'. */
export type FieldPath = Exclude<Parts<ProfileSections>, keyof ProfileSections>
