import { churchPhrase, type Faith } from '../faith.ts'
import type { Family, Siblings } from '../family.ts'
import { joined } from '../lifestyle.ts'
import type { Places } from '../place.ts'
import type { Random } from '../random.ts'
import { town } from './names.ts'
import { filled } from './voice.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five']

const parents = [
  'Father {father} and mother {mother}.',
  'Our father {father}; our mother {mother}.',
  'Father {father}, while mother {mother}.',
  'The father {father} and the mother {mother}.',
]
const homes = [
  'We are a {kind} family from {native}.',
  'Ours is a {kind} family, settled in {native}.',
  'A {kind} family with roots in {native}.',
  'Our family has lived in {native} for generations.',
  'We belong to {native} and are a {kind} family.',
]
const kinds = [
  'close-knit',
  'simple and happy',
  'God-fearing',
  'warm and educated',
  'respected',
  'prayerful',
  'hospitable',
  'well-settled',
]
const churches = [
  'We are members of {church} and take part in its life.',
  'Family prayer and worship at {church} have held us together.',
  'The family has served in {church} for many years.',
  'We attend {church} regularly.',
  'Our elders helped to build up {church} in our place.',
]
const closings = [
  'We look for an alliance with a family of similar values.',
  'We give more weight to character and faith than to possessions.',
  'Education and good manners were always important to us.',
  'We enjoy festivals, music and meals together.',
  'We would be happy to meet families who seek the Lord first.',
  'No dowry is expected; a good family is all we ask for.',
]

/** Sentences about parents, siblings, home and church that agree with the fields of the profile. */
export function aboutFamily(random: Random, family: Family, faith: Faith, places: Places): string {
  const { father, mother } = family
  const values = {
    father: father.phrase,
    mother: mother.phrase,
    kind: random.pick(kinds),
    native: town(places.home.city),
    church: churchPhrase(faith),
  }
  const both = !father.alive && !mother.alive ? 'Both parents are with the Lord.' : random.pick(parents)
  const templates = [
    random.pick(homes),
    both,
    siblingSentence(family.siblings),
    ...(random.chance(0.6) ? [random.pick(churches)] : []),
    ...(random.chance(0.6) ? [random.pick(closings)] : []),
  ]
  return templates.map((template) => filled(template, values)).join(' ')
}

function siblingSentence({ brothers, marriedBrothers, sisters, marriedSisters }: Siblings): string {
  const all = brothers + sisters
  if (all === 0) return 'There are no brothers or sisters.'
  const counts = joined(
    [counted(brothers, 'brother'), counted(sisters, 'sister')].filter((part) => part !== ''),
  )
  const start = counts.charAt(0).toUpperCase() + counts.slice(1)
  return `${start} ${all === 1 ? 'completes' : 'complete'} the family${marriedOf(all, marriedBrothers + marriedSisters)}.`
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${numbers[count]} ${noun}${count > 1 ? 's' : ''}`
}

function marriedOf(all: number, married: number): string {
  if (married === 0) return all === 1 ? ', not yet married' : ''
  if (married < all) return `; ${numbers[married] ?? married} of them ${married === 1 ? 'is' : 'are'} married`
  if (all === 1) return ', married and settled'
  return all === 2 ? '; both are married' : '; all are married'
}
