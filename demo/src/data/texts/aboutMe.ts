import { churchPhrase, type Faith } from '../faith.ts'
import { hobbyPhrase } from '../lifestyle.ts'
import { withArticle } from '../parents.ts'
import type { Person } from '../person.ts'
import type { Places } from '../place.ts'
import type { Random } from '../random.ts'
import type { Work } from '../work.ts'
import { openings, sentences, traits } from './aboutMeSentences.ts'
import { degreePhrase, town } from './names.ts'
import { filled, type Voice, voiceOf } from './voice.ts'

export type Facts = {
  person: Person
  work: Work
  places: Places
  faith: Faith
  hobbies: readonly string[]
  values: string
}

/** A few sentences that agree with the rest of the profile. */
export function aboutMe(random: Random, facts: Facts): string {
  const { person, work } = facts
  const { voice, relation } = voiceOf(person.createdFor, person.gender)
  const values = { ...voice, ...valuesOf(random, facts), relation: relation ?? 'I' }
  const kinds = [
    relation ? openings.others : openings.own,
    sentences[kindOf(work)],
    random.chance(0.85) ? sentences.faith : [],
    random.chance(0.75) ? sentences.hobbies : [],
    sentences.hopes,
  ]
  const chosen = kinds.filter((templates) => templates.length > 0).map((templates) => random.pick(templates))
  return chosen.map((template) => filled(template, values)).join(' ')
}

function kindOf({ post }: Work): 'work' | 'studying' | 'atHome' {
  if (post.occupation === 'Student') return 'studying'
  return ['Not Working', 'Seeking Employment'].includes(post.occupation) ? 'atHome' : 'work'
}

function valuesOf(random: Random, { person, work, places, faith, hobbies, values }: Facts): Voice {
  const [one = 'calm', two = 'kind'] = random.some(traits, 2)
  const { current, home } = places
  return {
    name: person.givenName,
    girl: person.gender === 'f' ? 'young woman' : 'young man',
    partner: person.gender === 'f' ? 'husband' : 'wife',
    partnerKind: person.gender === 'f' ? 'a man' : 'a woman',
    aOne: withArticle(one),
    one,
    two,
    home: homeKinds[values] ?? 'a Christian home',
    native: town(home.city),
    place:
      current.country === 'India'
        ? town(current.city ?? current.state)
        : abroad(current.state, current.country),
    work: work.post.phrase,
    at: work.company ? ` at ${work.company}` : '',
    degree: degreePhrase(work.degree),
    church: churchPhrase(faith),
    hobbies: hobbyPhrase(hobbies),
  }
}

const homeKinds: Readonly<Record<string, string>> = {
  Orthodox: 'a God-fearing, orthodox home',
  Traditional: 'a traditional Christian home',
  Moderate: 'a close Christian home',
  Liberal: 'an open-minded Christian home',
}

function abroad(state: string, country: string): string {
  const place = state.replace(/^Capital \((.*)\)$/, '$1')
  const short: Readonly<Record<string, string>> = {
    'United Arab Emirates': 'the UAE',
    'United States': 'the USA',
    'United Kingdom': 'the UK',
  }
  return country === 'Singapore' ? country : `${place}, ${short[country] ?? country}`
}
