/** Addresses on the net, with and without scheme. Each pattern is bounded, so that a text is read in linear time. */

const start = '(?<![\\p{L}\\p{N}.-])'
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{1,62}'
const strong = '(?:com|net|org|info|biz|xyz|app|io)'
const weak = '(?:in|co|me|io|ai|tv|us|uk|app|page|link|site|online|live|club|shop|store|blog|dev)'
const any = `(?:${strong}|${weak}|be|ly|ee|gl|am|gg|to|cc)`
const end = '(?![\\p{L}\\p{N}])'

/** What stands before a dot without being a name on the net: degrees, .NET, abbreviations. */
const abbreviations = new Set(
  'asp vb ado bsc msc sc tech btech mtech bcom mcom hons dip inter bus phil dept univ engg engr mgmt govt pvt ltd inst bed med rev'.split(
    ' ',
  ),
)
const articles = new Set('a an the this that my our of in was every each and or'.split(' '))

const always: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:h(?:tt|xx)ps?|www)(?![\p{L}\p{N}])/u,
  /[a-z]{2,8}: ?\/ ?\//,
  /(?<![a-z0-9])(?:t|wa|m|fb|ig|telegram)(?: ?\. ?| dot )me(?![a-z0-9])/,
  /(?<![a-z0-9])(?:bit(?: ?\. ?| dot )ly|youtu(?: ?\. ?| dot )be|linktr\.ee|lnkd\.in|goo\.gl|instagr\.am|rb\.gy|cutt\.ly|is\.gd)(?![a-z0-9])/,
  /\.(?:co|org|net|ac|gov|edu|res|nic|firm|gen)\.(?:in|uk|nz|za|au|lk|ae)(?![a-z0-9])/,
  /[([{<] ?dot ?[)\]}>]/,
  new RegExp(`${start}${label}\\.${any} ?/ ?[\\p{L}\\p{N}_@+]`, 'u'),
  /(?<![a-z0-9])dot (?:co dot )?(?:in|co|me)(?= ?(?:$|[.,;!?/)]))/,
]

const adjacent = new RegExp(`${start}(${label})\\.${strong}${end}`, 'gu')
const apart = new RegExp(`${start}(${label}) ?\\. ?com${end}`, 'gu')
const spelled =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}-]{1,63}) ?dot ?(?:com|net|org)(?![\p{L}\p{N}])(?! ?(?:boom|bubble|era|compan|start|business|industry|sector|crash|days))/gu
/** As it was typed: a full stop without its space is followed by a capital, an address is not. */
const small = new RegExp(`${start}(${label})\\.${weak}${end}`, 'gu')
const capital = new RegExp(`${start}[A-Z0-9-]{6,63}\\.(?:IN|CO|ME|IO|APP)${end}`, 'u')

const isAcronym = (word: string) => /^[A-Z]{2,5}$/.test(word)

function someLabel(pattern: RegExp, text: string, isName: (label: string) => boolean): boolean {
  return [...text.matchAll(pattern)].some(([, found = '']) => isName(found))
}

export function hasLink(plain: string, folded: string): boolean {
  return (
    always.some((pattern) => pattern.test(folded)) ||
    [adjacent, apart].some((pattern) => someLabel(pattern, folded, (name) => !abbreviations.has(name))) ||
    someLabel(spelled, folded, (name) => !articles.has(name)) ||
    someLabel(
      small,
      plain,
      (name) => name.length > 2 && !isAcronym(name) && !abbreviations.has(name.toLowerCase()),
    ) ||
    capital.test(plain)
  )
}
