import type { Community } from '../community.ts'
import { shares, words } from '../lines.ts'
import { tamilNames } from '../names/tamil.ts'

const common = {
  state: 'Tamil Nadu',
  motherTongue: shares('Tamil 96, English 2, Malayalam 1, Telugu 1'),
  names: tamilNames,
  naming: [
    ['father', 55],
    ['initial', 35],
    ['family', 10],
  ],
  cuisines: words('Tamil, Chettinad, Sri Lankan, Seafood'),
  music: words('Traditional Lyrics (Keerthanai), Film Songs, Carnatic'),
} as const

const protestants: Community = {
  ...common,
  weight: 14.5,
  districts: shares(`
    Tirunelveli 18, Thoothukudi 14, Kanniyakumari 20, Chennai 13, Madurai 7, Coimbatore 6, Tiruchirappalli 5,
    Vellore 4, Tenkasi 5, Virudhunagar 2, Chengalpattu 3, Salem 2, Erode 1, Nilgiris 2
  `),
  castes: shares(`
    Nadar 46, SIUC Nadar 12, Adi Dravidar 9, Vellalar 6, Pillai 5, Devendrakula Vellalar / Pallar 4, Mudaliar 2,
    Kuravar / Sambavar 3, Maravar 1, Naidu 1, Inter-community 4, No community 4, Prefer not to say 3
  `),
  denominations: shares(`
    CSI (Church of South India) 70, TELC (Tamil Evangelical Lutheran Church) 9, ALC (Arcot Lutheran Church) 3,
    Evangelical Church of India (ECI) 6, Methodist Church in India 3, Salvation Army 4, Plymouth Brethren 2,
    Seventh-day Adventist 2, Independent Baptist 1
  `),
  callings: { teacher: 1.4, church: 1.3 },
}

const catholics: Community = {
  ...common,
  weight: 9,
  districts: shares(`
    Kanniyakumari 17, Thoothukudi 14, Chennai 12, Tiruchirappalli 11, Dindigul 8, Thanjavur 6, Sivaganga 6, Madurai 6,
    Ramanathapuram 4, Coimbatore 5, Vellore 3, Salem 3, Cuddalore 2, Tiruvallur 3
  `),
  castes: shares(`
    Nadar 18, Paravar / Bharathar 14, Parkava Kulam / Udayar 14, Mukkuvar 11, Adi Dravidar 10, Vellalar 7, Pillai 4,
    Vanniyar 6, Maravar 4, Naicker 2, Devendrakula Vellalar / Pallar 4, Inter-community 3, No community 3
  `),
  denominations: shares('Roman Catholic (Latin Rite) 96, Syro-Malankara Catholic 2, Catholic (Other) 2'),
  callings: { fishing: 5, seafarer: 4 },
}

const pentecostals: Community = {
  ...common,
  weight: 6.5,
  districts: shares(`
    Chennai 24, Coimbatore 12, Madurai 9, Kanniyakumari 8, Tiruchirappalli 6, Salem 6, Tirunelveli 6, Thoothukudi 6,
    Vellore 5, Chengalpattu 6, Tiruvallur 5, Erode 3, Tiruppur 4
  `),
  castes: shares(`
    Adi Dravidar 20, Nadar 24, Devendrakula Vellalar / Pallar 8, Arunthathiyar 7, Vellalar 5, Naidu 4, Mudaliar 4,
    Gounder 3, Vanniyar 4, Inter-community 8, No community 10, Prefer not to say 3
  `),
  denominations: shares(`
    Assemblies of God 24, The Pentecostal Mission (TPM / CPM) 16, IPC (Indian Pentecostal Church of God) 14,
    Jesus Calls Fellowship 6, Church of God (Full Gospel) in India 8, Apostolic Church 4, Full Gospel Church 6,
    Non-Denominational 7, Independent Church 7, Manna Church 2, Zion Assembly 3, Pentecostal (Other) 3
  `),
  callings: { church: 2, business: 1.3 },
}

export const tamilCommunities: readonly Community[] = [protestants, catholics, pentecostals]
