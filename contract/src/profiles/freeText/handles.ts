/** E-mail and payment addresses, and the names by which people are found in other services. */
import { foldedText } from './foldedText.ts'
import { messengers, services } from './services.ts'

/** The source of a pattern that takes the alternatives as words of their own, in whatever alphabet. */
const wholeWord = (alternatives: string) => `(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`

const service = wholeWord(services)
/** Nobody works there by these names. */
const shortNames = wholeWord('insta|ig|snap|snap ?chat|tg|tele ?gram|fb|yt')
const account = '(?:user ?)?(?:id|name)|handle'
const wordsOfSentences =
  'of|for|with|and|or|in|on|to|at|a|an|the|my|but|as|not|no|nor|yes|nil|none|same|only|never|rarely'
/** The beginning of a name: no year or pincode, nor a word or service that a sentence goes on with. */
const name = `(?!\\d+\\b|(?:${wordsOfSentences})(?![\\w.])|${service})[\\p{L}\\p{M}\\w.]{3}`
const ask =
  'find|add|follow|dm|pm|message|msg|ping|text|reach|contact|catch|call|search|look|chat|connect|inbox|talk'

const addresses: readonly RegExp[] = [
  /@\w|\w@/,
  /@ [a-z0-9-]{2,40} \. ?(?:in|co|org|net|me|info)\b/,
  /\bat ?the ?rate\b(?! of)/,
  /g-?mail|gmial|\b[gy] ?mail|(?:hot|rediff|yahoo|proton|yop) ?mail/,
  /\b(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|yapl|waicici)\b/,
]

/** A name that stands where only a name stands, and whom to write to where. */
const told: readonly RegExp[] = [
  `${service}(?: (?:${account}|account|acc|page|profile|link|channel))? ?-*[:=~>→➡👉]+ ?${name}`,
  `${shortNames} ?[-–—/]+ ?${name}`,
  `${service} (?:${account})(?: is| as)?[ -]+${name}`,
  `(?:on ${service}|in (?:insta ?gram|${shortNames})) (?:as|under|named|called|by the name) ${name}`,
  `${wholeWord(ask)}(?: to| with| for)? (?:me|us|her|him)(?: up| out)? (?:on|in|at|via|through|over|by|thru) (?:my |our |her |his )?${service}`,
  `${wholeWord(`${messengers}|dm|inbox`)} me\\b`,
  `${wholeWord('user ?name|handle')} ?[:=] ?[a-z]`,
].map((source) => new RegExp(source, 'u'))

/** Where a handle may stand, and other words too. */
const besides: readonly RegExp[] = [
  `${service}(?: is| as)? ([\\w.]{3,40})`,
  `([\\w.]{3,40}) (?:on|in|at) (?:my )?${service}`,
  `${wholeWord('user ?name|user ?id|handle|id')}(?: is)? ?[:=]? ?([\\w.]{3,40})`,
].map((source) => new RegExp(source, 'gu'))

/** A word that only a handle looks like: letters with digits, underscores or dots among them; not 10years. */
function isHandle(word: string): boolean {
  const letters = word.replace(/[^a-z]/g, '')
  return letters.length > 2 && /[\d_]|[a-z]{2}\.[a-z]{2}/.test(word) && !/\d(?:yrs|years)/.test(word)
}

/** We pray with Bro.Mohan daily.My mother too: the space was forgotten, as no handle is written with a capital there. */
const forgottenSpace = /\.(?=\p{Lu}\p{Ll})/gu

export function hasHandle(plain: string): boolean {
  const folded = foldedText(plain.replace(forgottenSpace, '. '))
  return (
    [...addresses, ...told].some((pattern) => pattern.test(folded)) ||
    besides.some((pattern) => [...folded.matchAll(pattern)].some(([, word = '']) => isHandle(word)))
  )
}
