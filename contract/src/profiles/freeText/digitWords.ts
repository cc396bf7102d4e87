import { lookup } from '../../lookup.ts'

/** Digits in words, each language from zero to nine; several spellings are separated by a bar. */
const languages: readonly string[] = [
  'zero|nought|naught|zro one two three four five six seven eight nine',
  'shunya|sunya|sifar ek do teen|theen char|chaar panch|paanch|paach chhe|chhah|cheh|chhai saat|sat aath|aat nau',
  'poojyam|pujyam|poojiyam onnu|ondru|onru rendu|irandu|randu moonu|moonnu|moondru|munu naalu|nangu|naangu anju|ainthu|anchu aaru|aru ezhu|yezhu|elu ettu|yettu ombathu|onbathu|ombadhu|onpathu',
  'sunna okati|okkati remdu moodu|mudu nalugu aidu|ayidu aru edu|yedu enimidi|yenimidi tommidi|thommidi',
  'sonne ondu eradu mooru nalku|naalku aidu aaru elu|yelu entu|yentu ombattu|ombathu',
  'शून्य एक दो तीन चार पांच|पाँच छह|छः|छे सात आठ नौ',
  'பூஜ்ஜியம்|பூஜ்யம்|சைபர் ஒன்று|ஒண்ணு இரண்டு|ரெண்டு மூன்று|மூணு நான்கு|நாலு ஐந்து|அஞ்சு ஆறு ஏழு எட்டு ஒன்பது',
  'പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത്|ഒൻപത്',
  'సున్నా|సున్న ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది',
  'ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು',
  'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়',
]

/** Each word in the form that plain texts have. */
export const digitWords = lookup(
  Object.fromEntries(
    languages.flatMap((language) =>
      language
        .split(' ')
        .flatMap((spellings, digit) =>
          spellings.split('|').map((word) => [word.normalize('NFKD'), String(digit)] as const),
        ),
    ),
  ),
)

const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
export const teenWords = lookup(Object.fromEntries(teens.map((word, value) => [word, String(10 + value)])))

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** The first digit; the second is the next word, or a zero. */
export const tenWords = lookup(Object.fromEntries(tens.map((word, index) => [word, String(index + 2)])))

export const repetitions = lookup({ double: 2, twice: 2, triple: 3, thrice: 3 })

/** Words that stand between digits without ending their row. */
export const fillers: ReadonlySet<string> = new Set(
  'and or to till then next followed by dot point dash hyphen minus space gap slash comma plus star underscore colon n aur phir se'.split(
    ' ',
  ),
)

const english = 'zero one two three four five six seven eight nine double triple'.split(' ')
const each = new RegExp(english.join('|'), 'g')

/** nineeightseven: the words of which it is made; the word itself when something else is left. */
export const unglued = (word: string): readonly string[] =>
  word.replace(each, '') ? [word] : [...word.matchAll(each)].map(([one]) => one)
