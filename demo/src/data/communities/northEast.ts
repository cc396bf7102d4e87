import type { Community, NamePool } from '../community.ts'
import { shares, words } from '../lines.ts'
import {
  angamiNames,
  aoNames,
  bodoNames,
  garoNames,
  khasiNames,
  kukiNames,
  lothaNames,
  mizoNames,
  sumiNames,
  tangkhulNames,
} from '../names/northEast.ts'

const common = {
  naming: [['family', 1]],
  cuisines: words('North-Eastern, Chinese, Korean, Thai'),
  music: words('Rock, Pop, Country, Choral Music, Blues'),
  taller: -0.8,
  callings: { government: 2.2, software: 0.4, church: 1.6, farming: 1.6, social: 2 },
} as const

const khasi: Community = {
  ...common,
  weight: 2.6,
  state: 'Meghalaya',
  districts: shares(
    'East Khasi Hills 62, Ri-Bhoi 9, West Khasi Hills 12, West Jaintia Hills 12, East Jaintia Hills 5',
  ),
  motherTongue: shares('Khasi 86, Jaintia (Pnar) 12, English 2'),
  castes: shares('Khasi 87, Jaintia / Pnar 13'),
  denominations: shares(`
    Khasi Jaintia Presbyterian Assembly 47, Roman Catholic (Latin Rite) 34, Presbyterian Church of India 8,
    CNI (Church of North India) 4, Church of God (Other) 7
  `),
  names: khasiNames,
  cuisines: words('Khasi, North-Eastern, Chinese, Korean'),
}

const garo: Community = {
  ...common,
  weight: 1.2,
  state: 'Meghalaya',
  districts: shares(
    'West Garo Hills 46, East Garo Hills 22, North Garo Hills 12, South Garo Hills 10, South West Garo Hills 10',
  ),
  motherTongue: shares('Garo 98, English 2'),
  castes: shares('Garo 100'),
  denominations: shares(
    'Garo Baptist Convention 74, Roman Catholic (Latin Rite) 22, Seventh-day Adventist 4',
  ),
  names: garoNames,
}

const mizo: Community = {
  ...common,
  weight: 2.5,
  state: 'Mizoram',
  districts: shares('Aizawl 58, Lunglei 15, Champhai 10, Kolasib 7, Serchhip 6, Siaha 4'),
  motherTongue: shares('Mizo 94, Mara 4, Hmar 2'),
  castes: shares('Mizo / Lusei 86, Hmar 6, Paite 4, Chin / Kuki-Chin 4'),
  denominations: shares(`
    Presbyterian Church (Mizoram Synod) 62, Baptist Church of Mizoram 18, Salvation Army 7, United Pentecostal Church 7,
    Evangelical Church of Maraland 3, Seventh-day Adventist 3
  `),
  names: mizoNames,
}

type NagaPeople = { weight: number; districts: string; tongue: string; caste: string; names: NamePool }

const naga = ({ weight, districts, tongue, caste, names }: NagaPeople): Community => ({
  ...common,
  weight,
  state: 'Nagaland',
  districts: shares(districts),
  motherTongue: shares(`${tongue} 94, Nagamese 4, English 2`),
  castes: shares(`${caste} 100`),
  denominations: shares(`
    Nagaland Baptist Church Council 72, Baptist Church 12, Roman Catholic (Latin Rite) 6, Assemblies of God 5,
    Charismatic Fellowship 5
  `),
  names,
  cuisines: words('Naga, North-Eastern, Chinese, Korean'),
})

const nagas: readonly Community[] = [
  naga({
    weight: 1.1,
    districts: 'Mokokchung 42, Dimapur 38, Kohima 20',
    tongue: 'Ao',
    caste: 'Naga (Ao)',
    names: aoNames,
  }),
  naga({
    weight: 0.8,
    districts: 'Kohima 62, Dimapur 26, Chumoukedima 12',
    tongue: 'Angami',
    caste: 'Naga (Angami)',
    names: angamiNames,
  }),
  naga({
    weight: 0.7,
    districts: 'Zunheboto 40, Dimapur 48, Niuland 12',
    tongue: 'Sumi (Sema)',
    caste: 'Naga (Sumi)',
    names: sumiNames,
  }),
  naga({
    weight: 0.6,
    districts: 'Wokha 58, Dimapur 30, Kohima 12',
    tongue: 'Lotha',
    caste: 'Naga (Lotha)',
    names: lothaNames,
  }),
]

const manipur = (
  community: Pick<Community, 'weight' | 'districts' | 'motherTongue' | 'castes' | 'names'>,
): Community => ({
  ...common,
  ...community,
  state: 'Manipur',
  denominations: shares(`
    Manipur Baptist Convention 62, Roman Catholic (Latin Rite) 14, Evangelical Church of India (North East) 8,
    Independent Church of India 6, Presbyterian Church of India 6, Seventh-day Adventist 4
  `),
})

const hillsOfManipur: readonly Community[] = [
  manipur({
    weight: 0.8,
    districts: shares('Ukhrul 60, Imphal West 26, Kamjong 14'),
    motherTongue: shares('Tangkhul 97, English 3'),
    castes: shares('Naga (Tangkhul) 100'),
    names: tangkhulNames,
  }),
  manipur({
    weight: 0.9,
    districts: shares('Churachandpur 52, Kangpokpi 32, Chandel 10, Tengnoupal 6'),
    motherTongue: shares('Thadou (Kuki) 74, Vaiphei 10, Paite 16'),
    castes: shares('Kuki 52, Thadou 30, Vaiphei 8, Paite 10'),
    names: kukiNames,
  }),
]

const bodo: Community = {
  ...common,
  weight: 0.8,
  state: 'Assam',
  districts: shares('Kokrajhar 32, Baksa 18, Udalguri 18, Chirang 14, Sonitpur 8, Kamrup Metropolitan 10'),
  motherTongue: shares('Bodo 94, Assamese 6'),
  castes: shares('Bodo 96, No community 4'),
  denominations: shares(`
    NELC (Northern Evangelical Lutheran Church) 30, Assam Baptist Convention 26, Roman Catholic (Latin Rite) 24,
    CNI (Church of North India) 14, Independent Church 6
  `),
  names: bodoNames,
}

export const northEastCommunities: readonly Community[] = [
  khasi,
  garo,
  mizo,
  ...nagas,
  ...hillsOfManipur,
  bodo,
]
