/** Text as whoever reads it reads it: styled, foreign and hidden characters become plain letters and digits. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\P{ASCII}/gu, (character) => lookalikes[character] ?? character)
    .replace(/\s+/g, ' ')
}

/** Nothing to see: joiners, directions, variation selectors, keycaps, accents of Latin letters, fillers. */
const unseen = /\p{Cf}|\p{Me}|[\u0300-\u036f]|[\u115f\u1160]|[\ufe00-\ufe0f]/gu

/** The digits of a script stand in a row of ten, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before++
  return String(before)
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Each character of a key stands for the one at the same place of its value. */
export function inPairs(
  rows: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([from, to]) => [...from].map((character, at) => [character, to[at]])),
  )
}

/** Letters that look like Latin ones, and styles that have no plain form of their own in Unicode. */
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
