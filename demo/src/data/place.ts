import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { shares, words } from './lines.ts'
import type { Person } from './person.ts'
import type { Random, Weighted } from './random.ts'
import type { Work } from './work.ts'

type Place = { country: string; state: string; city?: string }
export type Places = { home: Place & { city: string }; current: Place }

const india = 'India'
const shareAbroad = 0.072
const shareInMetros = 0.26

type Metro = { state: string; city: string }
const metro = (city: string, state: string): Metro => ({ city, state })
const southernMetros: Weighted<Metro> = [
  [metro('Chennai', 'Tamil Nadu'), 34],
  [metro('Bengaluru Urban', 'Karnataka'), 30],
  [metro('Hyderabad', 'Telangana'), 9],
  [metro('Coimbatore', 'Tamil Nadu'), 9],
  [metro('Ernakulam', 'Kerala'), 11],
  [metro('Mumbai Suburban', 'Maharashtra'), 4],
  [metro('South Delhi', 'Delhi'), 3],
]
const teluguMetros: Weighted<Metro> = [
  [metro('Hyderabad', 'Telangana'), 66],
  [metro('Bengaluru Urban', 'Karnataka'), 20],
  [metro('Chennai', 'Tamil Nadu'), 10],
  [metro('Visakhapatnam', 'Andhra Pradesh'), 4],
]
const otherMetros: Weighted<Metro> = [
  [metro('Mumbai Suburban', 'Maharashtra'), 24],
  [metro('Pune', 'Maharashtra'), 17],
  [metro('Bengaluru Urban', 'Karnataka'), 22],
  [metro('South Delhi', 'Delhi'), 14],
  [metro('Gurugram', 'Haryana'), 6],
  [metro('Hyderabad', 'Telangana'), 6],
  [metro('Kolkata', 'West Bengal'), 6],
  [metro('Kamrup Metropolitan', 'Assam'), 5],
]

const fromKerala = shares(`
  United Arab Emirates 26, Qatar 9, Kuwait 9, Saudi Arabia 8, Oman 6, Bahrain 4, United Kingdom 12, United States 9, Canada 8,
  Australia 6, New Zealand 3
`)
const fromElsewhere = shares(`
  United Arab Emirates 22, United States 22, United Kingdom 11, Canada 12, Australia 8, Singapore 13, Qatar 4, Kuwait 4,
  Saudi Arabia 2, Oman 2
`)
const regions: Readonly<Record<string, readonly string[]>> = {
  'United Arab Emirates': words('Dubai, Dubai, Abu Dhabi, Sharjah'),
  Qatar: ['Doha'],
  Kuwait: words('Al Farwaniyah, Hawalli, Al Ahmadi'),
  'Saudi Arabia': words('Riyadh, Eastern Province, Makkah'),
  Oman: ['Muscat'],
  Bahrain: ['Capital (Manama)'],
  'United Kingdom': words('England, England, England, Scotland, Wales'),
  'United States': words(
    'Texas, California, New Jersey, New York, Illinois, North Carolina, Massachusetts, Georgia',
  ),
  Canada: words('Ontario, Ontario, Alberta, British Columbia'),
  Australia: words('Victoria, New South Wales, Queensland, Western Australia'),
  'New Zealand': words('Auckland, Wellington, Canterbury'),
  Singapore: words('Central Singapore, North East, North West'),
}
const residences = shares(
  'Work Permit 62, Permanent Resident 22, Citizen 5, Overseas Citizen of India 4, Dependent Visa 7',
)

export function placesOf(random: Random, person: Person, work: Work): Places {
  const { community } = person
  const home = { country: india, state: community.state, city: random.weighted(community.districts) }
  return { home, current: currentPlace(random, person, work, home) }
}

function currentPlace(random: Random, person: Person, { career }: Work, home: Places['home']): Place {
  if (career.rooted) return home
  const reach = (career.abroad ?? 1) * (person.community.state === 'Kerala' ? 1.5 : 1)
  if (person.age >= 23 && random.chance(shareAbroad * reach)) {
    const country = random.weighted(person.community.state === 'Kerala' ? fromKerala : fromElsewhere)
    return { country, state: random.pick(regions[country] ?? []) }
  }
  if (!random.chance(shareInMetros)) return home
  return { country: india, ...random.weighted(metrosNear(home.state)) }
}

function metrosNear(state: string): Weighted<Metro> {
  if (['Tamil Nadu', 'Kerala', 'Karnataka'].includes(state)) return southernMetros
  return ['Andhra Pradesh', 'Telangana'].includes(state) ? teluguMetros : otherMetros
}

const streets = words(`
  Church Street, Mission Street, Gandhi Nagar, Bethel Street, Hospital Road, School Street, Nehru Street, Cross Street,
  Station Road, Market Road, Anna Nagar, Zion Hill, Cathedral Road, Lake View Road, Park View Layout, College Road
`)
const localities = words(`
  Old Town, New Colony, Bethany Nagar, Model Town, Christian Colony, Mission Compound, East Extension, West End, Civil Lines,
  Salem Colony, Railway Colony, Teachers Colony, Bishop Compound, Harmony Layout
`)
/** The first two digits of postal codes, by state. */
const postalPrefixes: Readonly<Record<string, string>> = {
  'Tamil Nadu': '62',
  Kerala: '68',
  Karnataka: '57',
  'Andhra Pradesh': '52',
  Telangana: '50',
  Goa: '40',
  Maharashtra: '41',
  Meghalaya: '79',
  Mizoram: '79',
  Nagaland: '79',
  Manipur: '79',
  Assam: '78',
  Jharkhand: '83',
  Odisha: '76',
  Chhattisgarh: '49',
  'Uttar Pradesh': '22',
  'Madhya Pradesh': '48',
  Delhi: '11',
  Punjab: '14',
  Gujarat: '38',
  'West Bengal': '70',
}

export function locationOf(
  random: Random,
  { home, current }: Places,
): NonNullable<ProfileSections['location']> {
  const abroad = current.country !== india
  const prefix = postalPrefixes[home.state]
  return {
    current: { ...current },
    permanent: {
      ...home,
      door: `No. ${random.int(1, 148)}, ${random.pick(streets)}`,
      locality: random.pick(localities),
      ...(prefix ? { postalCode: `${prefix}${String(random.int(1, 9099)).padStart(4, '0')}` } : {}),
    },
    citizenOf: india,
    residenceType: abroad ? random.weighted(residences) : 'Citizen',
  }
}
