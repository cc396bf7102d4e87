/** Turns a text into what a person sees: styled and foreign characters become plain letters and digits, invisible ones go. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\P{ASCII}/gu, (character) => lookalikes[character] ?? character)
    .replace(/\s+/g, ' ')
}

/** Characters that are invisible or only decorate others: joiners, directions, variation selectors, keycaps, Latin accents, fillers. */
const unseen = /\p{Cf}|\p{Me}|[\u0300-\u036f]|[\u115f\u1160]|[\ufe00-\ufe0f]/gu

/** Returns the value of a digit in any script. Unicode has the ten digits of a script in a row, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before++
  return String(before)
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Maps each character of a key to the character at the same position of its value. */
export function inPairs(
  rows: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([from, to]) => [...from].map((character, at) => [character, to[at]])),
  )
}

/** Letters that look like Latin ones, and styled characters for which Unicode defines no plain form. */
const lookalikes = inPairs({
  АВЕЅІЈКМНОРСТУХ: 'ABESIJKMHOPCTYX',
  авеѕіјкмнорстухԁԛԝһӏ: 'abesijkmhopctyxdqwhl',
  ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ: 'ABEZHIKMNOPTYX',
  αεικνορτυχωɑɡı: 'aeiknoptuxwagi',
  ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ: 'abcdefghijklmnopqrstuvwyz',
  '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩': 'abcdefghijklmnopqrstuvwxyz',
  '🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉': 'abcdefghijklmnopqrstuvwxyz',
  '⓿❶❷❸❹❺❻❼❽❾': '0123456789',
  '🄋➀➁➂➃➄➅➆➇➈': '0123456789',
  '🄌➊➋➌➍➎➏➐➑➒': '0123456789',
  '⓵⓶⓷⓸⓹⓺⓻⓼⓽': '123456789',
  '。‧・·': '....',
})
