import { shares, words } from './lines.ts'
import type { Weighted } from './random.ts'

/** An occupation from the list, its annual income in lakhs at the age of thirty, and a phrase for it in sentences. */
export type Post = {
  occupation: string
  lakhs: number
  phrase: string
  designations: readonly string[]
  /** Degrees that this post needs, if they differ from those of its field. */
  degrees?: Weighted<string>
}

export type Employer = { type: string; companies: readonly string[] }

/** A field of work and the studies that lead to it. The post decides the degree and the income. */
export type Career = {
  key: string
  weight: { m: number; f: number }
  degrees: Weighted<string>
  posts: Weighted<Post>
  employers: Weighted<Employer>
  /** How much likelier than other work it leads abroad. */
  abroad?: number
  /** Whether people mostly work in their home district. */
  rooted?: boolean
}

/** A phrase or degrees that differ from the defaults. Degrees are written as one text. */
type Own = { phrase?: string; degrees?: string }
type PostRow = readonly [weight: number, occupation: string, lakhs: number, designations?: string, own?: Own]

/** Converts rows to posts. Designations are written as one text, separated by commas. */
export function posts(rows: readonly PostRow[]): Weighted<Post> {
  return rows.map(([weight, occupation, lakhs, designations = '', { phrase, degrees } = {}]) => [
    {
      occupation,
      lakhs,
      phrase: phrase ?? withArticle(occupation.toLowerCase()),
      designations: words(designations),
      ...(degrees ? { degrees: shares(degrees) } : {}),
    },
    weight,
  ])
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** Employment types with their employers as sentences name them. Self-employed people have none. */
export function employers(rows: readonly (readonly [weight: number, type: string, companies?: string])[]) {
  return rows.map(([weight, type, companies = '']): readonly [Employer, number] => [
    { type, companies: words(companies) },
    weight,
  ])
}
