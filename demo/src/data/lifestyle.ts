import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { words } from './lines.ts'
import type { Person } from './person.ts'
import type { Random } from './random.ts'

const hobbies = {
  f: words(`
    Baking, Bible Quiz, Cooking, Drawing and Painting, Embroidery, Gardening, Learning Languages, Photography,
    Playing Keyboard / Piano, Reading, Singing, Tailoring, Travelling, Writing, Art and Craft, Dancing
  `),
  m: words(`
    Board Games, Cooking, Cycling, Fishing, Gardening, Learning Languages, Pets, Photography, Playing Guitar,
    Playing Keyboard / Piano, Playing Drums, Reading, Singing, Travelling, Trekking, Video Making, Writing
  `),
}
const interests = words(`
  Bible Study, Charity and Volunteering, Choir, Cinema, Community Service, Current Affairs, Environment, Evangelism, Fitness, Food,
  History, Home Decoration, Learning New Skills, Literature, Mentoring Youth, Missions, Music, Nature, Prayer and Meditation,
  Science, Social Work, Sports, Teaching, Technology, Travel
`)
const books = words(`
  Bible, Devotionals, Christian Living, Missionary Biographies, Biographies, Classics, Fiction, History, Newspapers, Poetry,
  Professional Books, Regional Literature, Self-Improvement, Short Stories, Travel
`)
const music = words('Gospel, Worship Songs, Hymns')
const sports = {
  f: words(
    'Badminton, Throwball, Table Tennis, Walking, Swimming, Chess, Carrom, Yoga and Stretching, Volleyball',
  ),
  m: words(
    'Cricket, Football, Badminton, Volleyball, Basketball, Running, Chess, Carrom, Gym and Fitness, Table Tennis, Cycling',
  ),
}
const dressStyles = {
  f: words('Traditional Indian, Sarees, Salwar / Kurti, Modest, Smart Casual, Simple and Plain'),
  m: words(
    'Indian Formal, Western Formal, Smart Casual, Western Casual, Simple and Plain, Jeans and T-shirts',
  ),
}

export function lifestyleOf(
  random: Random,
  { gender, community }: Person,
): NonNullable<ProfileSections['lifestyle']> {
  return {
    hobbies: random.some(hobbies[gender], random.int(2, 4)),
    interests: random.some(interests, random.int(2, 4)),
    music: [...random.some(music, random.int(1, 2)), random.pick(community.music)],
    cuisines: random.some(community.cuisines, Math.min(community.cuisines.length, random.int(1, 3))),
    books: random.some(books, random.int(1, 3)),
    sports: random.some(sports[gender], random.int(1, 3)),
    dressStyles: random.some(dressStyles[gender], random.int(1, 3)),
  }
}

/** Hobbies as sentences name them. */
export function hobbyPhrase(names: readonly string[]): string {
  const phrases = names.map((name) => (name.split(' / ')[0] ?? name).toLowerCase().replace('bible', 'Bible'))
  const simple = phrases.filter((name) => !name.includes(' and '))
  return joined(simple.length > 0 ? simple.slice(0, 3) : phrases.slice(0, 1))
}

/** 'a, b and c' */
export function joined(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
