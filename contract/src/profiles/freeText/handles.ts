/** Finds e-mail addresses, payment addresses and user names of other services. */
import { foldedText } from './foldedText.ts'
import { messengers, services } from './services.ts'

/** Returns the source of a pattern that matches the alternatives as whole words, in any alphabet. */
const wholeWord = (alternatives: string) => `(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`

const service = wholeWord(services)
/** Short names of services, which nobody uses for an employer. */
const shortNames = wholeWord('insta|ig|snap|snap ?chat|tg|tele ?gram|fb|yt')
const account = '(?:user ?)?(?:id|name)|handle'
const wordsOfSentences =
  'of|for|with|and|or|in|on|to|at|a|an|the|my|but|as|not|no|nor|yes|nil|none|same|only|never|rarely'
/** Beginning of a user name: not a number, and not a word or service that continues a sentence. */
const name = `(?!\\d+\\b|(?:${wordsOfSentences})(?![\\w.])|${service})[\\p{L}\\p{M}\\w.]{3}`
const ask =
  'find|add|follow|dm|pm|message|msg|ping|text|reach|contact|catch|call|search|look|chat|connect|inbox|talk'

const addresses: readonly RegExp[] = [
  /@\w|\w@/,
  /@ [a-z0-9-]{2,40} \. ?(?:in|co|org|net|me|info)\b/,
  /\bat (?:outlook|icloud|hotmail|aol)\b/,
  /\bat ?the ?rate\b(?! of)/,
  /g-?mail|gmial|\b[gy] ?mail|(?:hot|rediff|yahoo|proton|yop) ?mail/,
  /\b(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|yapl|waicici)\b/,
]

/** Phrases in which only a user name can follow, and requests to write to somebody elsewhere. */
const phrases: readonly RegExp[] = [
  `${service}(?: (?:${account}|account|acc|page|profile|link|channel))? ?-*(?:[:=~>→➡]|\\p{So})+ ?${name}`,
  `${shortNames} ?[-–—/]+ ?${name}`,
  `${service} (?:${account})(?: is| as)?[ -]+${name}`,
  `${service} (?:${account})(?: is| as)?(?: the)? same as`,
  `(?:on ${service}|in (?:insta ?gram|${shortNames})) (?:as|under|named|called|by the name) ${name}`,
  `${wholeWord(ask)}(?: to| with| for)? (?:me|us|her|him)(?: up| out)? (?:on|in|at|via|through|over|by|thru) (?:my |our |her |his )?${service}`,
  `${wholeWord(`${messengers}|dm|inbox`)} me\\b`,
  `${wholeWord('user ?name|handle')} ?[:=] ?[a-z]`,
  `${service}(?: is| as| ${account})? [\\w.]{3,} (?:dot|under ?score|hyphen|dash|slash) \\w`,
  `${wholeWord('my (?:gram|ig|tg|snap|tele)')}(?: code| is| name)? ?[:=-]? ?${name}`,
  `${wholeWord('snap|tg|tele|gpay|zoom|botim|imo')} me (?:at |on )?${name}`,
  'live:\\.?\\w',
  `${wholeWord('dm|pm|msg|ping|text|message|inbox')} (?:on|in|at|via) ${service}`,
  `(?:find|add|follow|search|look for) (?:me|us) (?:as|under|by the name|with the name|by|called) ${name}`,
  `(?:find|visit|check|open|like) (?:my|our) (?:\\w+ ){1,4}(?:on|in|at) (?:my )?${service}`,
  '\\b(?:t|wa) me (?!with|and|to|a\\b)[a-z]',
].map((source) => new RegExp(source, 'u'))

/** Phrases in which a user name or another word can follow. */
const ambiguousPhrases: readonly RegExp[] = [
  `${service}(?: is| as| [-–—]+)?(?: [^ -~]{1,12}){0,2} ([\\w.]{3,40})`,
  `([\\w.]{3,40}) (?:on|in|at) (?:my )?${service}`,
  `${wholeWord('user ?name|user ?id|handle|id')}(?: is)? ?[:=]? ?([\\w.]{3,40})`,
].map((source) => new RegExp(source, 'gu'))

const serviceNames = new RegExp(service, 'giu')
/** Patterns that depend on capitals: names of people to search for, and user names in camel case. */
const typed: readonly RegExp[] = [
  `(?:[Ll]ook(?:ing)? (?:for|up)|[Ss]earch(?: for)?|[Ff]ind|[Tt]ype|[Aa]dd|[Gg]oogle)(?: \\p{Lu}[\\p{L}.]+){1,4} (?:on|in|at|to) (?:my )?${service}`,
  `(?:${service}|my) (?:channel|page|account|id|handle|group)(?: is| called| named)? @?(?:\\p{Lu}\\p{Ll}+){2,}`,
].map((source) => new RegExp(source, 'u'))

/** Whether a word can only be a user name: letters mixed with digits, underscores or dots, but not 10years. */
function isHandle(word: string): boolean {
  const letters = word.replace(/[^a-z]/g, '')
  return (
    letters.length > 2 &&
    /[\d_]|[a-z]{2}\.[a-z]{2}|[a-z]{4}\.[a-z]/.test(word) &&
    !/\d(?:yrs|years)/.test(word)
  )
}

/** A full stop without its space, as in Bro.Mohan. User names have no capital there. */
const forgottenSpace = /\.(?=\p{Lu}\p{Ll})/gu

export function hasHandle(plain: string): boolean {
  const folded = foldedText(plain.replace(forgottenSpace, '. '))
  return (
    typed.some((pattern) => pattern.test(plain.replace(serviceNames, (name) => name.toLowerCase()))) ||
    [...addresses, ...phrases].some((pattern) => pattern.test(folded)) ||
    ambiguousPhrases.some((pattern) => [...folded.matchAll(pattern)].some(([, word = '']) => isHandle(word)))
  )
}
