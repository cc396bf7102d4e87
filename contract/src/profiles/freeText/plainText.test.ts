import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

/** Expected results: the letters and digits in order. */
const abc = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

test.each([
  ['０１２３４５６７８９', digits],
  ['०१२३४५६७८९', digits],
  ['০১২৩৪৫৬৭৮৯', digits],
  ['੦੧੨੩੪੫੬੭੮੯', digits],
  ['૦૧૨૩૪૫૬૭૮૯', digits],
  ['୦୧୨୩୪୫୬୭୮୯', digits],
  ['௦௧௨௩௪௫௬௭௮௯', digits],
  ['౦౧౨౩౪౫౬౭౮౯', digits],
  ['೦೧೨೩೪೫೬೭೮೯', digits],
  ['൦൧൨൩൪൫൬൭൮൯', digits],
  ['٠١٢٣٤٥٦٧٨٩', digits],
  ['۰۱۲۳۴۵۶۷۸۹', digits],
  ['𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵', digits],
  ['⁰¹²³⁴⁵⁶⁷⁸⁹', digits],
])('reads digits of another script or style: %s', (styled, plain) => {
  expect(plainText(styled)).toBe(plain)
})

test.each([
  ['⓪①②③④⑤⑥⑦⑧⑨', digits],
  ['⓿❶❷❸❹❺❻❼❽❾', digits],
  ['🄋➀➁➂➃➄➅➆➇➈', digits],
  ['🄌➊➋➌➍➎➏➐➑➒', digits],
  ['⓵⓶⓷⓸⓹⓺⓻⓼⓽', '123456789'],
  ['9️⃣8️⃣7️⃣', '987'],
  ['ⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ', abc],
  ['🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩', abc],
  ['🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉', abc],
])('reads digits and letters in circles and boxes: %s', (styled, plain) => {
  expect(plainText(styled)).toBe(plain)
})

test.each([
  ['ＡＢＣ ａｂｃ', 'ABC abc'],
  ['𝐚𝒃𝓬 𝖆𝗯𝚌', 'abc abc'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ', abc],
  ['áèîöñ Café', 'aeion Cafe'],
  ['АВЕЅІЈКМНОРСТУХ', 'ABESIJKMHOPCTYX'],
  ['авеѕіјкмнорстухԁԛԝһӏ', 'abesijkmhopctyxdqwhl'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αεικνορτυχωɑɡı', 'aeiknoptuxwagi'],
  ['anna。mary｡com', 'anna.mary.com'],
  ['a‧b・c·d․e', 'a.b.c.d.e'],
  ['anna＠mary﹫com', 'anna@mary@com'],
])('reads letters and signs that look like English ones: %s', (styled, plain) => {
  expect(plainText(styled)).toBe(plain)
})

test.each([
  ['ins\u200bta', 'zero width'],
  ['ins\u200d\u2060ta', 'joiners'],
  ['ins\u202eta', 'direction'],
  ['ins\u00adta', 'soft hyphen'],
  ['ins\u0336ta', 'struck through'],
  ['ins\ufe0fta', 'variation selector'],
  ['ins\u20dd\u20deta', 'enclosing circle and square'],
  ['ins\u115f\u1160\u3164\uffa0ta', 'fillers of Hangul'],
])('removes invisible characters: %j, %s', (text) => {
  expect(plainText(text)).toBe('insta')
})

test('keeps other alphabets, and turns any white space into one space', () => {
  expect(plainText('நான் ஆசிரியர், मेरे भाई, Грузія')).toBe('நான் ஆசிரியர், मेरे भाई, Гpyзiя'.normalize('NFKD'))
  expect(plainText('98\u00a0\u200376\n\n\t54')).toBe('98 76 54')
})
