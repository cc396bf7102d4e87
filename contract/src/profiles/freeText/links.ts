/** Finds web addresses, with and without scheme. Each pattern has a bounded length, so that reading takes linear time. */

/** Start of an address. It must not follow a single letter and a full stop, as in a degree: B.Pharm.in Manipal. */
const start = '(?<![\\w-]|\\b[A-Za-z]\\.)'
const label = '\\w[\\w-]{1,62}'
const dot = '(?:\\.|dot)'

/** Top-level domains that are hardly ever words of a sentence; those in `weak` can be. */
const strong = 'com|net|org|info|biz|xyz|app|io'
const weak = 'in|co|me|ai|tv|us|uk|page|link|site|online|live|club|shop|store|blog|dev'
const short = 'be|ly|ee|gl|am|gg|to|cc'
const secondLevel = `(?:co|org|net|ac|gov|edu|res|nic|firm|gen)${dot}(?:in|uk|nz|za|au|lk|ae)`
const hosts =
  't.me wa.me m.me fb.me ig.me telegram.me bit.ly youtu.be linktr.ee lnkd.in goo.gl instagr.am rb.gy cutt.ly is.gd'
    .split(' ')
    .map((host) => host.replace('.', dot))
    .join('|')

const always: readonly RegExp[] = [
  /\b[a-z]{4,},com\b/,
  /\b(?:h(?:tt|xx)ps?|www)\b|:\/\//,
  /[([{<*_] ?(?:at|dot) ?[)\]}>*_]/,
  /\b(?:t|wa)\. me ?\//,
  new RegExp(`${start}(?:${hosts})\\b`),
  new RegExp(`${dot}${secondLevel}\\b`),
  new RegExp(`\\w{2}\\.(?:${strong}|${weak}|${short}) ?/ ?[\\w@+]`),
]

/** Words before a dot that are not domain names: degrees, .NET, abbreviations, companies and small words. */
const noNames: ReadonlySet<string> = new Set([
  ...'asp vb ado bsc msc sc tech btech mtech bcom mcom hons dip inter bus phil dept univ engg engr mgmt govt pvt ltd inst bed med rev amazon booking flipkart naukri makemytrip salesforce'.split(
    ' ',
  ),
  ...'a an the this that my our of in at on as with was one every each small and or'.split(' '),
])
/** Excludes phrases such as dot com companies and dot net developers. */
const trade = '(?! (?:boom|bubble|crash|compan|start|business|industry|develop|engineer|program))'
const ending = `(?:\\.(?:${strong})| ?\\. ?com|dot(?:(?:com|net|org)${trade}|in|co|me))`

const addresses = new RegExp(`${start}(${label})${ending}\\b`, 'g')
/** Weak domains in lower or upper case. Mixed case means a new sentence whose space is missing. */
const typed = new RegExp(`${start}(${label})\\.(?:${weak}|IN|CO|ME)\\b`, 'g')

const isName = (word: string) => !noNames.has(word.toLowerCase())
const isTypedName = (word: string) => /[a-z]{3}/i.test(word) && !/^[A-Z]{3,5}$/.test(word) && isName(word)

function someLabel(pattern: RegExp, text: string, accepts: (label: string) => boolean): boolean {
  return [...text.matchAll(pattern)].some(([, found = '']) => accepts(found))
}

/** A dot as a word: annamary period com. */
const spelledDot = / (?:period|full ?stop|point) (?=(?:com|net|org)\b)/g

export function hasLink(plain: string, folded: string): boolean {
  const closedUp = folded.replace(spelledDot, 'dot').replace(/ (\.|dot) /g, '$1')
  return (
    always.some((pattern) => pattern.test(closedUp)) ||
    someLabel(addresses, closedUp, isName) ||
    someLabel(typed, plain, isTypedName)
  )
}
