import { expect, test } from 'vitest'
import { digitRows } from './digitRows.ts'
import { plainText } from './plainText.ts'

const digitsOf = (text: string) => digitRows(plainText(text)).map(({ digits }) => digits)

test.each([
  ['zero one two three four five six seven eight nine', 'English'],
  ['nought one two three four five six seven eight nine', 'English'],
  ['shunya ek do teen char panch chhe saat aath nau', 'Hindi'],
  ['sifar ek do theen chaar paanch chhah sat aat nau', 'Hindi'],
  ['poojyam onnu rendu moonu naalu anju aaru ezhu ettu ombathu', 'Tamil'],
  ['pujyam ondru irandu moondru nangu ainthu aru yezhu yettu onbathu', 'Tamil'],
  ['poojiyam onnu randu moonnu naangu anchu aaru ezhu ettu onpathu', 'Malayalam'],
  ['sunna okati remdu moodu nalugu aidu aaru edu enimidi tommidi', 'Telugu'],
  ['sonne ondu eradu mooru nalku aidu aaru elu entu ombattu', 'Kannada'],
  ['शून्य एक दो तीन चार पांच छह सात आठ नौ', 'Hindi'],
  ['பூஜ்ஜியம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது', 'Tamil'],
  ['പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത്', 'Malayalam'],
  ['సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది', 'Telugu'],
  ['ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು', 'Kannada'],
  ['শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়', 'Bengali'],
])('reads "%s" as zero to nine in %s', (text) => {
  expect(digitsOf(text)).toEqual(['0123456789'])
})

test.each([
  ['ten eleven twelve thirteen fourteen', '1011121314'],
  ['fifteen sixteen seventeen eighteen nineteen', '1516171819'],
  ['twenty thirty forty fifty', '20304050'],
  ['sixty seventy eighty ninety', '60708090'],
  ['ninety eight, seventy-six', '9876'],
  ['ninety 8', '98'],
  ['ninety and ten', '9010'],
  ['double nine triple four twice 5 thrice six', '9944455666'],
  ['double 45', '445'],
  ['double ten', '1010'],
  ['nineeightseven double five', '98755'],
  ['doubleseven', '77'],
  ['98o76, 9o 8', '98076908'],
  ['oh 98 oh 76 o 5', '9807605'],
  ['9x8y7', '987'],
  ['98 then 76 and 5 dot 4 dash 3 aur 2', '98765432'],
])('reads "%s" as %s', (text, digits) => {
  expect(digitsOf(text)).toEqual([digits])
})

test.each([
  ['two sisters and 3 brothers', ['2', '3']],
  ['twenty years, ninety days', ['20', '90']],
  ['double graduate of 1998', ['1998']],
  ['A4 and x9', ['4', '9']],
  ['ninefold, oneself and tenor', []],
])('other words end a row of digits: "%s"', (text, rows) => {
  expect(digitsOf(text)).toEqual(rows)
})

test('a row contains its text and the words before and after it', () => {
  expect(digitRows('98 o 76 of rs. 25,000 or nine sums, ₹ 12')).toEqual([
    { text: '98 o 76 ', digits: '98076', spelled: 1, before: '', after: 'of' },
    { text: '25,000 or nine ', digits: '250009', spelled: 1, before: 'rs', after: 'sums' },
    { text: '12', digits: '12', spelled: 0, before: '₹', after: '' },
  ])
  expect(digitRows('9x8 and double 7')).toEqual([
    { text: '9x8 and double 7', digits: '9877', spelled: 0, before: '', after: '' },
  ])
})
