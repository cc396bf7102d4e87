import type { Community } from '../community.ts'
import { shares, words } from '../lines.ts'
import { keralaLatinNames, syrianNames } from '../names/malayali.ts'

const common = {
  state: 'Kerala',
  motherTongue: shares('Malayalam 98, English 2'),
  names: syrianNames,
  naming: [
    ['father', 60],
    ['family', 30],
    ['initial', 10],
  ],
  cuisines: words('Kerala, Syrian Christian, Seafood, Arabian / Middle Eastern'),
  music: words('Film Songs, Christian Contemporary, Old Melodies'),
  taller: 0.4,
  callings: { nurse: 2.2, allied: 1.4, doctor: 1.2 },
} as const

const syroMalabar: Community = {
  ...common,
  weight: 9.5,
  districts: shares(`
    Ernakulam 22, Thrissur 20, Kottayam 19, Idukki 10, Alappuzha 5, Kannur 7, Kozhikode 5, Wayanad 5, Palakkad 4,
    Pathanamthitta 2, Malappuram 1
  `),
  castes: shares('Syrian Christian (Syro-Malabar) 93, Knanaya 2, Inter-community 2, No community 3'),
  denominations: shares('Syro-Malabar Catholic 96, Knanaya Catholic 3, Catholic (Other) 1'),
  music: words('Syriac Chant, Film Songs, Christian Contemporary, Gregorian Chant'),
}

const orthodox: Community = {
  ...common,
  weight: 4.5,
  districts: shares(
    'Kottayam 26, Pathanamthitta 26, Ernakulam 20, Kollam 10, Alappuzha 10, Thrissur 5, Idukki 3',
  ),
  castes: shares('Syrian Christian (Orthodox) 62, Syrian Christian (Jacobite) 34, Knanaya 4'),
  denominations: shares(`
    Malankara Orthodox Syrian 58, Jacobite Syrian (Syriac Orthodox) 34, Knanaya Jacobite 5, Orthodox (Other) 1,
    Chaldean Syrian (Assyrian Church of the East) 2
  `),
  music: words('Syriac Chant, Film Songs, Hymns'),
}

const marThoma: Community = {
  ...common,
  weight: 3,
  districts: shares(
    'Pathanamthitta 48, Kollam 14, Alappuzha 14, Kottayam 10, Ernakulam 9, Thiruvananthapuram 5',
  ),
  castes: shares('Syrian Christian (Mar Thoma) 96, Syrian Christian (Other) 4'),
  denominations: shares(`
    Mar Thoma Syrian 90, St. Thomas Evangelical Church of India 8, Believers Eastern Church 2
  `),
}

const latin: Community = {
  ...common,
  weight: 4.5,
  names: keralaLatinNames,
  districts: shares('Ernakulam 32, Thiruvananthapuram 28, Alappuzha 17, Kollam 14, Kozhikode 4, Kannur 5'),
  castes: shares(`
    Latin Catholic (Other) 55, Latin Catholic (Mukkuva) 18, Latin Catholic (Anjoottikkar) 12,
    Latin Catholic (Ezhunoottikkar) 8, Latin Catholic (Munnoottikkar) 5, No community 2
  `),
  denominations: shares('Roman Catholic (Latin Rite) 99, Catholic (Other) 1'),
  callings: { ...common.callings, fishing: 4, seafarer: 3 },
}

const pentecostals: Community = {
  ...common,
  weight: 3,
  districts: shares(
    'Pathanamthitta 34, Kottayam 20, Kollam 16, Alappuzha 9, Ernakulam 10, Thiruvananthapuram 11',
  ),
  castes: shares(
    'Syrian Christian (Other) 58, No community 22, Cheramar 6, Inter-community 9, Prefer not to say 5',
  ),
  denominations: shares(`
    IPC (Indian Pentecostal Church of God) 42, Kerala Brethren Assembly 16, Sharon Fellowship Church 9,
    Church of God (Full Gospel) in India 11, Assemblies of God 12, The Pentecostal Mission (TPM / CPM) 6,
    New India Bible Church 4
  `),
  callings: { ...common.callings, church: 1.8 },
}

const others: Community = {
  ...common,
  weight: 2.5,
  districts: shares(
    'Thiruvananthapuram 34, Kottayam 20, Pathanamthitta 16, Kollam 10, Ernakulam 10, Idukki 6, Wayanad 4',
  ),
  castes: shares(`
    Syrian Christian (Syro-Malankara) 32, Nadar 22, Pulayar 12, Cheramar 10, Malayarayan 6, Syrian Christian (Other) 8,
    No community 10
  `),
  denominations: shares(`
    Syro-Malankara Catholic 38, CSI (Church of South India) 50, Salvation Army 8, IELC (India Evangelical Lutheran Church) 4
  `),
}

export const keralaCommunities: readonly Community[] = [
  syroMalabar,
  orthodox,
  marThoma,
  latin,
  pentecostals,
  others,
]
