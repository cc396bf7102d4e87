import type { Community } from '../community.ts'
import { shares, words } from '../lines.ts'
import {
  angloIndianNames,
  eastIndianNames,
  goanNames,
  kannadaNames,
  mangaloreanNames,
} from '../names/westCoast.ts'

const byFamily = [['family', 1]] as const
const latinRite = shares('Roman Catholic (Latin Rite) 98, Charismatic Fellowship 1, Assemblies of God 1')

const goans: Community = {
  weight: 3,
  state: 'Goa',
  districts: shares('South Goa 58, North Goa 42'),
  motherTongue: shares('Konkani 88, English 11, Portuguese 1'),
  castes: shares(`
    Bamonn (Goan / Mangalorean Brahmin) 28, Chardo (Goan / Mangalorean) 26, Shudir (Goan / Mangalorean) 20,
    Gaudde 4, No community 14, Prefer not to say 8
  `),
  denominations: latinRite,
  names: goanNames,
  naming: byFamily,
  cuisines: words('Goan, Seafood, Continental'),
  music: words('Konkani Songs / Mando, Jazz, Pop, Country'),
  taller: 0.4,
  callings: { seafarer: 3, hospitality: 2.5 },
}

const mangaloreans: Community = {
  weight: 3,
  state: 'Karnataka',
  districts: shares('Dakshina Kannada 62, Udupi 24, Uttara Kannada 5, Bengaluru Urban 7, Kodagu 2'),
  motherTongue: shares('Konkani 86, Tulu 5, English 7, Kannada 2'),
  castes: shares(`
    Mangalorean Catholic 62, Bamonn (Goan / Mangalorean Brahmin) 18, Chardo (Goan / Mangalorean) 7,
    Shudir (Goan / Mangalorean) 4, No community 9
  `),
  denominations: latinRite,
  names: mangaloreanNames,
  naming: byFamily,
  cuisines: words('Mangalorean, Karnataka, Seafood'),
  music: words('Konkani Songs / Mando, Country, Choral Music'),
  callings: { nurse: 1.4, finance: 1.3 },
}

const kannadigas: Community = {
  weight: 3,
  state: 'Karnataka',
  districts: shares(`
    Bengaluru Urban 40, Mysuru 14, Dharwad 10, Belagavi 6, Kolar 6, Dakshina Kannada 8, Udupi 4, Bidar 4, Ballari 4,
    Shivamogga 4
  `),
  motherTongue: shares('Kannada 74, Tamil 12, Telugu 6, Tulu 5, English 3'),
  castes: shares(`
    Adi Karnataka 22, Protestant (Basel Mission Community) 22, Holeya 10, Madiga 8, Billava 5, Lingayat 2,
    Inter-community 10, No community 15, Prefer not to say 6
  `),
  denominations: shares(`
    CSI (Church of South India) 42, Roman Catholic (Latin Rite) 22, Methodist Church in India 14, Basel Mission Church 4,
    Assemblies of God 6, Karnataka Baptist Convention 4, IELC (India Evangelical Lutheran Church) 3, Independent Church 5
  `),
  names: kannadaNames,
  naming: [
    ['family', 40],
    ['father', 40],
    ['initial', 20],
  ],
  cuisines: words('Karnataka, Andhra, Tamil'),
  music: words('Film Songs, Traditional Lyrics (Keerthanai), Christian Contemporary'),
}

const eastIndians: Community = {
  weight: 2,
  state: 'Maharashtra',
  districts: shares('Mumbai Suburban 45, Palghar 28, Thane 17, Mumbai City 7, Raigad 3'),
  motherTongue: shares('East Indian Marathi 52, English 28, Marathi 14, Konkani 6'),
  castes: shares('East Indian 90, Koli 4, No community 6'),
  denominations: latinRite,
  names: eastIndianNames,
  naming: byFamily,
  cuisines: words('East Indian, Goan, Seafood'),
  music: words('Rock, Pop, Country, Choral Music'),
}

const angloIndians: Community = {
  weight: 1.5,
  state: 'Tamil Nadu',
  districts: shares('Chennai 66, Tiruchirappalli 10, Coimbatore 8, Chengalpattu 10, Madurai 4, Nilgiris 2'),
  motherTongue: shares('English 100'),
  castes: shares('Anglo-Indian 94, Luso-Indian 3, No community 3'),
  denominations: shares(`
    Roman Catholic (Latin Rite) 56, CSI (Church of South India) 20, Anglican Church of India 6, Methodist Church in India 8,
    Assemblies of God 10
  `),
  names: angloIndianNames,
  naming: byFamily,
  cuisines: words('Anglo-Indian, Continental, Bakery and Desserts'),
  music: words('Jazz, Country, Rock, Blues'),
  taller: 0.8,
  callings: { teacher: 1.4, hospitality: 1.6 },
}

export const westCoastCommunities: readonly Community[] = [
  goans,
  mangaloreans,
  kannadigas,
  eastIndians,
  angloIndians,
]
