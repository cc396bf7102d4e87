/** E-mail and payment addresses, and the names by which people are found in other services. */
import { services } from './services.ts'

const service = `(?<![\\p{L}\\p{N}])(?:${services})(?![\\p{L}\\p{N}])`
/** Nobody works there by these names. */
const shortNames = '(?<![\\p{L}\\p{N}])(?:insta|ig|snap|snap ?chat|tg|tele ?gram|fb|yt)(?![\\p{L}\\p{N}])'
const tag = '[\\p{L}\\p{N}_.]{3,40}'
const noTag = '(?!(?:of|for|with|and|or|in|on|to|at|the|but|as|not|no|nor|page|account)(?![\\p{L}\\p{N}]))'
const topLevel = '(?:com|in|co|org|net|me|info)(?![a-z])'

const always: readonly RegExp[] = [
  /@[\p{L}\p{N}_]/u,
  /[\p{L}\p{N}_]@/u,
  new RegExp(`@ [a-z0-9-]{2,40} ?(?:\\.|dot) ?${topLevel}`),
  /[([{<*] ?at ?[)\]}>*]/,
  /(?<![a-z])at ?the ?rate(?! of)(?![a-z])/,
  new RegExp(`(?<![a-z])at [a-z0-9-]{2,40}(?:\\.(?:com|org|net)| dot ?${topLevel})(?![a-z])`),
  /(?<![a-z])(?:g ?-?mail|gmial|hot ?mail|rediff ?mail|y ?mail|yahoo ?mail|proton ?mail|yopmail)(?![a-z])/,
  /(?<![a-z])(?:ok(?:axis|sbi|icici|hdfc|hdfcbank)|ybl|ibl|axl|apl|yapl|waicici)(?![a-z])/,
  new RegExp(
    `${service}(?: (?:id|ids|handle|user ?name|name|account|acc|page|profile|link|channel))? ?[:=~>→]+ ?${tag}`,
    'u',
  ),
  new RegExp(`${shortNames} ?[-–—/]+ ?${tag}`, 'u'),
  new RegExp(
    `${service} (?:id|ids|handle|user ?name|user ?id|name)(?: is| as)? ?[-:=]? ?${noTag}${tag}`,
    'u',
  ),
  new RegExp(`(?:on|in) ${service} (?:as|under|named|called|by the name) (?!an? |the |my )${tag}`, 'u'),
  /(?<![a-z])(?:user ?name ?|user ?id ?|(?:handle|id) ?(?:is |[:=]))(?:is |[:=])? ?(?=[a-z._]{0,30}[\d_])[a-z0-9_.]{4,40}/,
  /(?<![a-z])(?:user ?name|handle) ?[:=] ?[a-z]/,
  new RegExp(
    `(?<![a-z])(?:find|add|follow|dm|pm|message|msg|ping|text|reach|contact|catch|call|search|look|chat|connect|inbox|talk)(?: to| with| for)? (?:me|us|her|him)(?: up| out)? (?:on|in|at|via|through|over|by|thru) (?:my |our |her |his )?${service}`,
    'u',
  ),
  /(?<![a-z])(?:whats ?app|dm|inbox|insta|telegram) me(?![a-z])/,
]

const besides = [
  new RegExp(`${service}(?: is)? (${tag})`, 'gu'),
  new RegExp(`(?<![\\p{L}\\p{N}_.])(${tag}) (?:on|in|at) (?:my )?${service}`, 'gu'),
]

/** A word that only a handle looks like: letters with digits, underscores or dots among them. */
function isHandle(word: string): boolean {
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  return (
    letters > 2 &&
    (/[\d_]/.test(word) || /\p{L}{2}\.\p{L}{2}/u.test(word)) &&
    !/^\d+(?:st|nd|rd|th|yrs?|years)$/.test(word)
  )
}

export function hasHandle(folded: string): boolean {
  if (always.some((pattern) => pattern.test(folded))) return true
  return besides.some((pattern) => [...folded.matchAll(pattern)].some(([, word = '']) => isHandle(word)))
}
