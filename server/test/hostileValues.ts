/**
 * Hostile input by kind. Every field, parameter and criterion gets each kind; which spelling of it goes where follows the
 * position, so that a schema which several fields share gets all of them.
 */

const texts = {
  blank: ['', ' '],
  unstorable: ['\0', 'a\0b'],
  wordsOfPrograms: ['null', 'undefined', 'NaN', 'Infinity', '__proto__', 'constructor'],
  smallNumbers: ['-0', '-1', '0', '0.1'],
  hugeNumbers: ['1e300', '2147483648', '9007199254740993', '99999999999999999999999999'],
  almostNumbers: ['5.1.1', '0x10', 'tall', '१२३'],
  farDates: ['0000-01-01', '0001-01-01', '1800-01-01', '9999-12-31', '+275760-09-13', '2024-02-30'],
  code: ["'; drop table profiles; --", '%_\\', '{1,2}', '../../etc/passwd'],
  oddCharacters: ['\u202eevil', '\u0007\u001b[31m', '😀'],
  long: ['x'.repeat(150)],
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])

const objects: readonly unknown[] = [{}, { toString: 1, valueOf: 2 }, { length: 5 }]

/** JSON bodies can contain more than text. */
const values = {
  ...texts,
  /** Refused before the schema reads anything, so a request that contains one of these names nothing else. */
  unstorable: [...texts.unstorable, '\ud83d', 'half \udc00 an emoji', ['\0'], { gte: '\0', lte: null }],
  long: [...texts.long, 'x'.repeat(2050)],
  nothing: [null],
  booleans: [true, false],
  realSmallNumbers: [0, -1, 0.5],
  realHugeNumbers: [1e300, -1e300, 2_147_483_648, Number.MAX_SAFE_INTEGER],
  lists: [[], [null], [[]]],
  longLists: [Array.from({ length: 330 }, () => 'Any')],
  objects,
  ranges: [
    { gte: 1e300, lte: -1e300 },
    { gte: 'tall', lte: '5.1.1' },
  ],
  deep: [deep(60)],
}

/** For queries, where everything is text. */
export const hostileTexts: readonly (readonly string[])[] = Object.values(texts)

/** For paths: an empty segment would lead to another route. */
export const hostileSegments = hostileTexts.map((kind) => kind.filter((text) => text !== ''))

export const hostileValues: readonly (readonly unknown[])[] = Object.values(values)

/** One spelling of a kind that `refuses` refuses and one that it accepts, as far as there are such; `turn` decides which. */
export function pick(kind: readonly unknown[], turn: number, refuses: (value: unknown) => boolean) {
  const { true: refused = [], false: passing = [] } = Object.groupBy(kind, (value) => `${refuses(value)}`)
  const inTurn = (spellings: readonly unknown[]) =>
    spellings.filter((_, at) => at === turn % spellings.length)
  return { refused: inTurn(refused), passing: inTurn(passing) }
}

/** Malformed bodies of all content types. */
export const hostileBodies: readonly { type: string; payload: string }[] = [
  { type: 'application/json', payload: '' },
  { type: 'application/json', payload: '{' },
  { type: 'application/json', payload: 'null' },
  { type: 'application/json', payload: '"text"' },
  { type: 'application/json', payload: '[]' },
  { type: 'application/json', payload: '17' },
  { type: 'application/json', payload: `${'['.repeat(50_000)}${']'.repeat(50_000)}` },
  { type: 'application/json', payload: `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}` },
  { type: 'application/json', payload: '{"__proto__":{"a":1}}' },
  { type: 'application/json', payload: '{"\\u0000":1}' },
  { type: 'application/json; charset=utf-16', payload: '{}' },
  { type: 'application/x-www-form-urlencoded', payload: 'a=1' },
  { type: 'text/plain', payload: 'text' },
  { type: 'nonsense', payload: 'text' },
  { type: 'multipart/form-data', payload: 'no boundary' },
  { type: 'multipart/form-data; boundary=', payload: '' },
  { type: 'multipart/form-data; boundary=x', payload: '' },
  { type: 'multipart/form-data; boundary=x', payload: '--x--\r\n' },
  { type: 'multipart/form-data; boundary=x', payload: '--x\r\nContent-Disposition: form-data' },
  {
    type: 'multipart/form-data; boundary=x',
    payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="\0"\r\n\r\n\r\n--x--\r\n',
  },
  {
    type: 'multipart/form-data; boundary=x',
    payload: '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nno file\r\n--x--\r\n',
  },
]
