import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { religion } from '@bnr/contract/profiles/religion'
import { denominations } from '../../../server/src/reference/data/denominations.ts'
import { shares, words } from './lines.ts'
import type { Person } from './person.ts'
import type { Random } from './random.ts'

export type Faith = {
  denomination: string
  category: string
  section: NonNullable<ProfileSections['religion']>
}

const catholicLike = ['Catholic', 'Orthodox and Syrian']
const evangelical = [
  'Pentecostal and Charismatic',
  'Brethren and Evangelical',
  'Baptist',
  'Independent',
  'Presbyterian and Reformed',
]
const spiritualities = {
  traditional: shares(
    'Regular Churchgoer 46, Traditional Christian 28, Committed Believer 17, Growing in Faith 9',
  ),
  mainline: shares(`
    Regular Churchgoer 30, Committed Believer 28, Born Again 15, Born Again and Baptised 8, Traditional Christian 12,
    Growing in Faith 7
  `),
  evangelical: shares(`
    Born Again and Baptised 38, Born Again 20, Spirit Filled 14, Committed Believer 20, Growing in Faith 4,
    Regular Churchgoer 4
  `),
}

const saints = words(`
  St Mary, St George, St Joseph, St Antony, St Thomas, St Sebastian, Sacred Heart, Our Lady of Lourdes, Holy Family, Infant Jesus,
  Christ the King, St Francis Xavier, Immaculate Conception, St Jude, St Michael
`)
const protestantNames = words(`
  Christ, St Paul, Holy Trinity, St John, All Saints, Immanuel, Zion, Bethel, Ebenezer, Redeemer, St Andrew, Good Shepherd, St Mark,
  Centenary, Emmanuel
`)
const gospelNames = words(`
  Bethel, Hebron, Zion, Ebenezer, Shalom, Rehoboth, Maranatha, Bethany, Grace, New Life, Living Hope, Elim, Salem, Berachah
`)

const activities = {
  catholic: shares(`
    Choir 22, Sunday School / Catechism Teacher 16, Youth Fellowship 20, Prayer Cell / Family Prayer Unit 14,
    Charismatic Prayer Group 8, Lector / Scripture Reader 8, Legion of Mary 4, Society of St. Vincent de Paul 4, Attends Worship 30
  `),
  other: shares(`
    Choir 20, Worship Team / Musician 13, Sunday School / Catechism Teacher 18, Youth Fellowship 22, Bible Study Group 10,
    Evangelism and Outreach 6, Prayer Cell / Family Prayer Unit 6, Media and Sound Team 3, Attends Worship 26
  `),
}

export function faithOf(random: Random, person: Person, town: string): Faith {
  const denomination = random.weighted(person.community.denominations)
  const category = denominations.byKey(denomination)?.category ?? ''
  const clergy = random.pick(person.community.names.fathers)
  const title = catholicLike.includes(category) ? 'Fr' : 'Rev'
  const section = {
    religion,
    denomination,
    church: churchOf(random, category, town),
    ...(random.chance(0.6) ? { pastorName: `${title}. ${clergy}` } : {}),
    churchActivity: random.weighted(category === 'Catholic' ? activities.catholic : activities.other),
    spirituality: random.weighted(spiritualities[styleOf(category)]),
  } as const
  return { denomination, category, section }
}

function styleOf(category: string): keyof typeof spiritualities {
  if (catholicLike.includes(category)) return 'traditional'
  return evangelical.includes(category) ? 'evangelical' : 'mainline'
}

function churchOf(random: Random, category: string, town: string): string {
  if (catholicLike.includes(category)) return `${random.pick(saints)} Church, ${town}`
  if (evangelical.includes(category)) return `${random.pick(gospelNames)} Church, ${town}`
  return `${random.pick(protestantNames)} Church, ${town}`
}

/** A church as sentences name it: 'the Mar Thoma Syrian Church'. */
export function churchPhrase({ denomination, category }: Faith): string {
  if (category === 'Independent') return 'a Bible-believing church'
  const name = denomination.replace(/\s*\(.*\)$/, '').replace(/^The /, '')
  const named =
    /Church|Mission|Fellowship|Assembl|Convention|Council|Union|Army|Churches|Brethren|Christ$/.test(name)
  return named ? `the ${name}` : `the ${name} Church`
}
