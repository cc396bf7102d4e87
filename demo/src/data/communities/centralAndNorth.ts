import type { Community } from '../community.ts'
import { shares, words } from '../lines.ts'
import {
  bengaliNames,
  gujaratiNames,
  hindiBeltNames,
  khariaNames,
  marathiNames,
  mundaNames,
  odiaNames,
  oraonNames,
  punjabiNames,
  santalNames,
} from '../names/centralAndNorth.ts'

const tribal = {
  naming: [['family', 1]],
  cuisines: words('North Indian, Odia, Any Home-Cooked Food'),
  music: words('Tribal Music, Folk, Film Songs'),
  taller: -0.7,
  callings: { government: 2, farming: 1.8, defence: 1.8, teacher: 1.4, nurse: 1.2, software: 0.4 },
} as const

const northern = {
  naming: [['family', 1]],
  cuisines: words('North Indian, Mughlai, Street Food'),
  music: words('Film Songs, Ghazals, Christian Contemporary'),
  taller: 0.6,
  callings: { teacher: 1.3 },
} as const

const lutheranAndCatholic = shares(`
  Roman Catholic (Latin Rite) 54, GEL (Gossner Evangelical Lutheran Church) 28, CNI (Church of North India) 10,
  North Western Gossner Evangelical Lutheran Church 5, Pentecostal (Other) 3
`)
const northernChurches = shares(`
  CNI (Church of North India) 38, Methodist Church in India 20, Roman Catholic (Latin Rite) 24, Assemblies of God 6,
  Salvation Army 3, Independent Church 6, Seventh-day Adventist 3
`)

const oraons: Community = {
  ...tribal,
  weight: 2,
  state: 'Jharkhand',
  districts: shares('Ranchi 42, Gumla 24, Lohardaga 9, Simdega 8, Latehar 6, East Singhbhum 6, Bokaro 5'),
  motherTongue: shares('Kurukh (Oraon) 46, Nagpuri (Sadri) 34, Hindi 20'),
  castes: shares('Kurukh / Oraon 98, Chik Baraik 2'),
  denominations: lutheranAndCatholic,
  names: oraonNames,
}

const mundas: Community = {
  ...tribal,
  weight: 1.3,
  state: 'Jharkhand',
  districts: shares('Khunti 34, Ranchi 40, West Singhbhum 12, Simdega 8, East Singhbhum 6'),
  motherTongue: shares('Mundari 56, Nagpuri (Sadri) 24, Hindi 20'),
  castes: shares('Munda 96, Ho 4'),
  denominations: lutheranAndCatholic,
  names: mundaNames,
}

const kharias: Community = {
  ...tribal,
  weight: 0.5,
  state: 'Odisha',
  districts: shares('Sundargarh 78, Sambalpur 12, Jharsuguda 10'),
  motherTongue: shares('Kharia 50, Nagpuri (Sadri) 30, Hindi 10, Odia 10'),
  castes: shares('Kharia 100'),
  denominations: lutheranAndCatholic,
  names: khariaNames,
}

const santals: Community = {
  ...tribal,
  weight: 0.9,
  state: 'Jharkhand',
  districts: shares('Dumka 38, Pakur 18, Sahibganj 16, Godda 12, Deoghar 8, East Singhbhum 8'),
  motherTongue: shares('Santali 90, Hindi 10'),
  castes: shares('Santal 100'),
  denominations: shares(`
    NELC (Northern Evangelical Lutheran Church) 42, Roman Catholic (Latin Rite) 36, CNI (Church of North India) 12,
    Methodist Church in India 10
  `),
  names: santalNames,
}

const chhattisgarh: Community = {
  ...tribal,
  weight: 1,
  state: 'Chhattisgarh',
  districts: shares('Jashpur 46, Surguja 18, Raipur 16, Bilaspur 12, Durg 8'),
  motherTongue: shares('Kurukh (Oraon) 36, Nagpuri (Sadri) 26, Chhattisgarhi 14, Hindi 24'),
  castes: shares('Kurukh / Oraon 78, Kharia 6, Gara 4, No community 12'),
  denominations: shares(`
    Roman Catholic (Latin Rite) 66, Mennonite Church 10, Disciples of Christ 8, CNI (Church of North India) 10,
    Evangelical Lutheran Church in Madhya Pradesh 6
  `),
  names: oraonNames,
}

const odias: Community = {
  ...tribal,
  weight: 1,
  state: 'Odisha',
  districts: shares('Kandhamal 34, Gajapati 20, Khordha 18, Koraput 10, Rayagada 8, Cuttack 6, Ganjam 4'),
  motherTongue: shares('Odia 72, Kui 18, Saora (Sora) 10'),
  castes: shares(
    'Pano 42, Khond / Kandha 20, Saora / Savara 12, Khandayat 3, No community 17, Prefer not to say 6',
  ),
  denominations: shares(`
    Roman Catholic (Latin Rite) 30, Baptist Church of Odisha 30, CNI (Church of North India) 24,
    Jeypore Evangelical Lutheran Church 10, Pentecostal (Other) 6
  `),
  names: odiaNames,
}

const hindiBelt: Community = {
  ...northern,
  weight: 2.6,
  state: 'Uttar Pradesh',
  districts: shares(
    'Lucknow 20, Prayagraj 14, Kanpur Nagar 10, Agra 8, Bareilly 8, Moradabad 8, Varanasi 6, Meerut 10, Ghaziabad 10, Gorakhpur 6',
  ),
  motherTongue: shares('Hindi 90, English 6, Urdu 4'),
  castes: shares('No community 44, Inter-community 20, Valmiki 10, Chamar 8, Rajput 3, Prefer not to say 15'),
  denominations: northernChurches,
  names: hindiBeltNames,
}

const centralAndDelhi: readonly Community[] = [
  {
    ...hindiBelt,
    weight: 1.2,
    state: 'Madhya Pradesh',
    districts: shares('Jabalpur 34, Bhopal 24, Indore 26, Jhabua 10, Gwalior 6'),
  },
  {
    ...hindiBelt,
    weight: 1.4,
    state: 'Delhi',
    districts: shares(
      'South Delhi 30, West Delhi 18, North Delhi 14, East Delhi 16, South West Delhi 12, New Delhi 10',
    ),
  },
]

const punjabis: Community = {
  ...northern,
  weight: 2.2,
  state: 'Punjab',
  districts: shares(
    'Gurdaspur 30, Amritsar 24, Jalandhar 16, Ludhiana 14, Hoshiarpur 6, Pathankot 6, Patiala 4',
  ),
  motherTongue: shares('Punjabi 90, Hindi 8, English 2'),
  castes: shares('Punjabi Christian 74, Mazhabi 10, Jat Christian 4, No community 12'),
  denominations: shares(`
    CNI (Church of North India) 40, Roman Catholic (Latin Rite) 24, Methodist Church in India 8, Salvation Army 10,
    Pentecostal (Other) 10, Independent Church 8
  `),
  names: punjabiNames,
  cuisines: words('Punjabi, North Indian, Mughlai'),
  taller: 1.3,
}

const marathis: Community = {
  ...northern,
  weight: 1.4,
  state: 'Maharashtra',
  districts: shares(
    'Pune 28, Ahilyanagar (Ahmednagar) 28, Nashik 12, Mumbai Suburban 12, Jalna 8, Kolhapur 6, Nagpur 6',
  ),
  motherTongue: shares('Marathi 94, English 6'),
  castes: shares('Mahar 44, Mang / Matang 18, No community 24, Inter-community 14'),
  denominations: shares(`
    CNI (Church of North India) 44, Roman Catholic (Latin Rite) 26, Methodist Church in India 10, Church of the Nazarene 6,
    Hindustani Covenant Church 5, Assemblies of God 9
  `),
  names: marathiNames,
  cuisines: words('Maharashtrian, North Indian, Street Food'),
}

const gujaratis: Community = {
  ...northern,
  weight: 0.8,
  state: 'Gujarat',
  districts: shares('Anand 38, Kheda 18, Ahmedabad 22, Vadodara 12, Tapi 10'),
  motherTongue: shares('Gujarati 90, Gamit 6, English 4'),
  castes: shares('No community 60, Vasava 8, Gamit 10, Inter-community 22'),
  denominations: shares(
    'Roman Catholic (Latin Rite) 52, CNI (Church of North India) 22, Methodist Church in India 16, Salvation Army 10',
  ),
  names: gujaratiNames,
  cuisines: words('Gujarati, North Indian'),
}

const bengalis: Community = {
  ...northern,
  weight: 0.9,
  state: 'West Bengal',
  districts: shares(
    'Kolkata 44, North 24 Parganas 16, South 24 Parganas 14, Howrah 10, Nadia 10, Darjeeling 6',
  ),
  motherTongue: shares('Bengali 92, English 8'),
  castes: shares('No community 72, Inter-community 18, Prefer not to say 10'),
  denominations: shares(`
    CNI (Church of North India) 42, Roman Catholic (Latin Rite) 36, Bengal Baptist Union 14, Methodist Church in India 8
  `),
  names: bengaliNames,
  cuisines: words('Bengali, Mughlai, Chinese'),
  taller: 0,
}

export const northernCommunities: readonly Community[] = [
  oraons,
  mundas,
  kharias,
  santals,
  chhattisgarh,
  odias,
  hindiBelt,
  ...centralAndDelhi,
  punjabis,
  marathis,
  gujaratis,
  bengalis,
]
