import { shares, words } from './lines.ts'
import type { Weighted } from './random.ts'

/** An occupation of the list, what it earns a year in lakhs at thirty, and how a sentence names whoever holds it. */
export type Post = {
  occupation: string
  lakhs: number
  phrase: string
  designations: readonly string[]
  /** Degrees this post needs, where the field's own would not do. */
  degrees?: Weighted<string>
}

export type Employer = { type: string; companies: readonly string[] }

/** A field of work, with the studies that lead there: post, then degree, then income. */
export type Career = {
  key: string
  weight: { m: number; f: number }
  degrees: Weighted<string>
  posts: Weighted<Post>
  employers: Weighted<Employer>
  /** How much likelier it leads abroad than other work. */
  abroad?: number
  /** Works mostly in the home district. */
  rooted?: boolean
}

/** What the other columns do not say: how a sentence names them, and degrees of their own as a list in one text. */
type Own = { phrase?: string; degrees?: string }
type PostRow = readonly [weight: number, occupation: string, lakhs: number, designations?: string, own?: Own]

/** Rows of posts; designations are a list in one text. */
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

/** Employment types and, of each, employers as a sentence names them; none where people work for themselves. */
export function employers(rows: readonly (readonly [weight: number, type: string, companies?: string])[]) {
  return rows.map(([weight, type, companies = '']): readonly [Employer, number] => [
    { type, companies: words(companies) },
    weight,
  ])
}
