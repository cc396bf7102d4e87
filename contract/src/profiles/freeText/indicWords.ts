/**
 * Reads English words in Indian scripts: डॉट कॉम, ஜிமெயில், നയൻ എയ്റ്റ്. The Unicode blocks of these scripts share one layout,
 * so one table of consonants is enough. Vowels are left out, because people spell them in many ways.
 */
import { lookup } from '../../lookup.ts'

const firstBlock = 0x900
const lastBlock = 0xd7f
const blockSize = 0x80

/** The consonants of a block, from offset 0x15 on. */
const consonants = 'kkkknjjjjnttddnTTTTnnpfppmyrrlllvssshh'
const firstConsonant = 0x15
const silencer = 0x4d
const nasal = 0x02
const firstVowel = 0x05
/** Consonants that end a syllable, which only Malayalam has. */
const chillus = lookup<string>({ ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l' })

/** English words with their consonants in each script. A leading vowel is written as a. */
const skeletons: Readonly<Record<string, string>> = {
  zero: 'jr sr',
  one: 'vn an',
  two: 't',
  three: 'Tr',
  four: 'fr',
  five: 'fv',
  six: 'sks jks',
  seven: 'svn jvn',
  eight: 'at ayt',
  nine: 'nn nyn',
  double: 'dpl tpl',
  triple: 'trpl',
  gmail: 'jml jmyl',
  dot: 'dt tt',
  com: 'km',
  yahoo: 'yh',
  skype: 'skp skyp jkp skpl',
  insta: 'anst',
  instagram: 'anstkrm anstkram',
  facebook: 'fspk fsbk fjpk fypuk pspk',
  telegram: 'tlkrm',
  whatsapp: 'vtsp vhtsp vtspp vtsap vtsa',
  youtube: 'ytyp ytp',
  paytm: 'ptm ptam',
  id: 'ad ayd aytd',
}

const readings = lookup(
  Object.fromEntries(
    Object.entries(skeletons).flatMap(([word, list]) =>
      list.split(' ').map((skeleton) => [skeleton, word] as const),
    ),
  ),
)

/** A word in an Indian script. */
const indicWord = /[\u0900-\u0963\u0966-\u0d7f]+/g

export const readIndicWords = (plain: string): string =>
  plain.replace(indicWord, readingOf).replace(/\bdot one\b/g, 'dot in')

/** Names of services can have the Tamil or Malayalam ending for 'in': இன்ஸ்டாவில், ഫേസ്ബുക്കിൽ. */
const locative = /^(\w{4,}?)[vy]?l$/

/** The name Jamal has the consonants of Gmail, but no other vowel after the first one. */
const jamal = /^[जஜജ][मமമ]/

function readingOf(word: string): string {
  if (jamal.test(word)) return word
  const skeleton = skeletonOf(word)
  return readings[skeleton] ?? readings[locative.exec(skeleton)?.[1] ?? ''] ?? word
}

function skeletonOf(word: string): string {
  let skeleton = ''
  let isJoined = false
  const written = word.replace(/ஃப/g, 'फ').replace(/റ്റ/g, 'ട')
  for (const character of written) {
    const sound = soundOf(character, skeleton === '')
    if (!(isJoined && skeleton.endsWith(sound))) skeleton += sound
    isJoined = offsetIn(character) === silencer
  }
  return skeleton.replace(/~$/, 'm').replace(/~/g, 'n')
}

function soundOf(character: string, isFirst: boolean): string {
  const offset = offsetIn(character)
  if (offset === nasal) return '~'
  if (offset >= firstVowel && offset < firstConsonant) return isFirst ? 'a' : ''
  return chillus[character] ?? consonants[offset - firstConsonant] ?? ''
}

function offsetIn(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < firstBlock || code > lastBlock ? -1 : (code - firstBlock) % blockSize
}
