import { lookup } from '../../lookup.ts'

/** Digits as words, for each language from zero to nine. A bar separates spellings. */
const languages: readonly string[] = [
  'zero|nought|naught|zro one two three four five six seven eight nine',
  'shunya|sunya|shoonya|sifar|sunnya ek|ekh do|dho teen|theen|tin char|chaar panch|paanch|paach|pach chhe|chhah|cheh|chhai|chah|chha saat|sat|saath aath|aat|aatth nau|nao|naw',
  'poojyam|pujyam|poojiyam|pujiyam|poojjiyam onnu|ondru|onru|onu rendu|irandu|randu|rentu moonu|moonnu|moondru|munu|moonru|munnu naalu|nangu|naangu|nalu|naangku anju|ainthu|anchu|aindhu|ainju aaru|aru|aaaru ezhu|yezhu|elu|eelu ettu|yettu|etu ombathu|onbathu|ombadhu|onpathu|onbadhu|ombadu|ompathu|onpadhu',
  'sunna|sunnaa okati|okkati rendu|remdu moodu|mudu nalugu|naalugu aidu|ayidu|aidhu aaru edu|yedu|eedu enimidi|yenimidi tommidi|thommidi|tommidhi',
  'sonne|sonney ondu eradu|yeradu mooru|muru nalku|naalku|nalaku aidu|aydu aaru elu|yelu|yelhu entu|yentu ombattu|ombathu|ombatthu',
  'शून्य|जीरो|ज़ीरो|सिफर एक|वन दो|दोन|टू तीन|थ्री चार|फोर पांच|पाँच|पाच|फाइव छह|छः|छे|छ|सहा|सिक्स सात|सेवन आठ नौ|नऊ|नाइन',
  'பூஜ்ஜியம்|பூஜ்யம்|பூஜியம்|சைபர் ஒன்று|ஒண்ணு|ஒன்னு இரண்டு|ரெண்டு மூன்று|மூணு|மூனு நான்கு|நாலு ஐந்து|அஞ்சு ஆறு ஏழு எட்டு ஒன்பது|ஒம்பது',
  'പൂജ്യം|പൂജ്യo ഒന്ന്|ഒന്നു രണ്ട്|രണ്ടു മൂന്ന്|മൂന്നു നാല്|നാലു അഞ്ച്|അഞ്ചു ആറ്|ആറു ഏഴ്|ഏഴു എട്ട്|എട്ടു ഒമ്പത്|ഒൻപത്|ഒന്‍പത്|ഒമ്പതു|ഒൻപതു',
  'సున్నా|సున్న ఒకటి రెండు మూడు నాలుగు ఐదు|అయిదు ఆరు ఏడు ఎనిమిది తొమ్మిది',
  'ಸೊನ್ನೆ|ಶೂನ್ಯ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು',
  'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়',
  'શૂન્ય એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ',
  'ਸਿਫਰ|ਜ਼ੀਰੋ ਇੱਕ|ਇਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ|ਨੌ',
  'صفر ایک دو تین چار پانچ چھ سات آٹھ نو',
]

const numbered = (list: string, from: number): (readonly [string, string])[] =>
  list
    .split(' ')
    .flatMap((spellings, at) =>
      spellings.split('|').map((word) => [word.normalize('NFKD'), String(from + at)] as const),
    )

/** Digits by their word, normalised as plain texts are. */
export const digitWords = lookup(Object.fromEntries(languages.flatMap((language) => numbered(language, 0))))

/** Two-digit numbers that are one word. Hindi has a word for each; only the most common spellings are listed. */
const teens: readonly (readonly [list: string, from: number])[] = [
  ['ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10],
  ['das|dus gyarah barah terah chaudah pandrah solah satrah atharah|attharah unnis', 10],
  ['bees ikkis bais teis|tees chaubis pachchis|pachees chhabbis sattais atthais untis', 20],
  ['tis ikattis battis taintis chauntis paintis chhattis saintis adtis untalis', 30],
  [
    'chalis|chaalis iktalis bayalis|byalis taintalis chavalis|chauvalis paintalis chhiyalis saintalis adtalis unchas',
    40,
  ],
  ['pachas|pachaas ikyavan bavan tirpan chauvan pachpan chhappan sattavan atthavan unsath', 50],
  ['saath ikasath basath tirsath chaunsath painsath chhiyasath sadsath adsath unhattar', 60],
  ['sattar ikahattar bahattar tihattar chauhattar pachhattar chhihattar sathattar athhattar unasi', 70],
  ['assi ikyasi bayasi tirasi chaurasi pachasi chhiyasi satasi athasi navasi', 80],
  [
    'nabbe|navve ikyanve banve tiranve chauranve pachanve|panchanve chhiyanve sattanve atthanve|athanve ninyanve',
    90,
  ],
  ['दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस', 10],
  ['बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस', 20],
  ['तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस', 30],
  ['चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास', 40],
  ['पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ', 50],
  ['साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर', 60],
  ['सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी', 70],
  ['अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अट्ठासी नवासी', 80],
  ['नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे', 90],
]
export const teenWords = lookup(Object.fromEntries(teens.flatMap(([list, from]) => numbered(list, from))))

/** Multiples of ten from twenty on, which give the first of two digits. The next word can give the second. */
const tens: readonly string[] = [
  'twenty thirty forty|fourty fifty sixty seventy eighty ninety|ninty',
  'irubathu|irupathu|iruvathu muppathu narpathu|nalpathu aimbathu|ambathu|anpathu arubathu|arupathu ezhubathu|ezhupathu enbathu|enpathu thonnooru|thonnootri|thonnutri',
  'iravai muppai nalabhai|nalabai yabhai|yabai aravai debbai enabhai|enabai tombhai|thombai',
  'இருபது|இருபத்து|இருபத்தி முப்பது|முப்பத்து|முப்பத்தி நாற்பது|நாற்பத்து|நாற்பத்தி ஐம்பது|ஐம்பத்து|ஐம்பத்தி அறுபது|அறுபத்து|அறுபத்தி எழுபது|எழுபத்து|எழுபத்தி எண்பது|எண்பத்து|எண்பத்தி தொண்ணூறு|தொண்ணூற்று|தொண்ணூற்றி',
  'ഇരുപത്|ഇരുപത്തി മുപ്പത്|മുപ്പത്തി നാല്പത്|നാൽപ്പത്|നാല്പത്തി|നാൽപ്പത്തി അമ്പത്|അൻപത്|അമ്പത്തി അറുപത്|അറുപത്തി എഴുപത്|എഴുപത്തി എൺപത്|എൺപത്തി തൊണ്ണൂറ്|തൊണ്ണൂറ്റി',
  'ippattu muvattu nalavattu aivattu aravattu eppattu embattu tombattu|thombattu',
]
export const tenWords = lookup(Object.fromEntries(tens.flatMap((list) => numbered(list, 2))))

export const repetitions = lookup({ double: 2, dabal: 2, twice: 2, triple: 3, tripple: 3, thrice: 3 })

/** Words that can separate digits of one row. */
export const fillers: ReadonlySet<string> = new Set(
  'and or to till then next followed by dot point dash hyphen minus space gap slash comma plus star underscore colon n aur phir se into times'.split(
    ' ',
  ),
)

const english = 'zero one two three four five six seven eight nine double triple'.split(' ')
const each = new RegExp(english.join('|'), 'g')

/** Splits a word that consists of digit words, such as nineeightseven; returns any other word as it is. */
export const unglued = (word: string): readonly string[] =>
  word.replace(each, '') ? [word] : [...word.matchAll(each)].map(([part]) => part)
