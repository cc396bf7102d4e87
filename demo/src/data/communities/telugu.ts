import type { Community } from '../community.ts'
import { shares, words } from '../lines.ts'
import { teluguNames } from '../names/telugu.ts'

const common = {
  motherTongue: shares('Telugu 97, English 2, Tamil 1'),
  names: teluguNames,
  naming: [
    ['family', 85],
    ['initial', 15],
  ],
  castes: shares(`
    Mala 34, Madiga 26, Adi Andhra 5, Kapu / Balija / Telaga 6, Kamma 5, Reddy 6, Setti Balija 2, Naidu 2, Relli 1,
    Velama 1, Inter-community 6, No community 4, Prefer not to say 2
  `),
  music: words('Traditional Lyrics (Keerthanai), Film Songs, Christian Contemporary'),
} as const

const andhra: Community = {
  ...common,
  weight: 7.5,
  state: 'Andhra Pradesh',
  districts: shares(`
    Guntur 16, Krishna 9, NTR 12, West Godavari 9, East Godavari 10, Kakinada 5, Visakhapatnam 13, Eluru 5,
    Prakasam 6, Bapatla 4, Palnadu 3, Kurnool 4, YSR Kadapa 2, Sri Potti Sriramulu Nellore 2
  `),
  denominations: shares(`
    AELC (Andhra Evangelical Lutheran Church) 24, CSI (Church of South India) 23, Roman Catholic (Latin Rite) 15,
    Samavesam of Telugu Baptist Churches 11, Convention of Baptist Churches of Northern Circars 5,
    Bakht Singh Assembly (Hebron) 6, Assemblies of God 4, South Andhra Lutheran Church 2, Independent Church 5,
    Pentecostal (Other) 4, Bible Faith Mission 1
  `),
  cuisines: words('Andhra, Hyderabadi, Seafood'),
}

const telangana: Community = {
  ...common,
  weight: 4.5,
  state: 'Telangana',
  districts: shares(`
    Hyderabad 38, Ranga Reddy 13, Medchal-Malkajgiri 16, Hanumakonda 6, Khammam 7, Karimnagar 5, Medak 4, Nizamabad 4,
    Nalgonda 4, Mahabubnagar 3
  `),
  denominations: shares(`
    CSI (Church of South India) 34, Methodist Church in India 12, Samavesam of Telugu Baptist Churches 12,
    Mennonite Brethren 6, Roman Catholic (Latin Rite) 12, Bakht Singh Assembly (Hebron) 8, Assemblies of God 5,
    Independent Church 6, Pentecostal (Other) 5
  `),
  cuisines: words('Hyderabadi, Andhra, Mughlai'),
}

export const teluguCommunities: readonly Community[] = [andhra, telangana]
