import { notWorking } from '@bnr/contract/profiles/conditions'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { educations } from '../../../server/src/reference/data/educations.ts'
import { salaryRanges } from '../../../server/src/reference/data/work.ts'
import type { Career, Employer, Post } from './career.ts'
import { atHomeCareers } from './careers/atHome.ts'
import { caringCareers } from './careers/caring.ts'
import { officeAndStateCareers } from './careers/officeAndState.ts'
import { technicalCareers } from './careers/technical.ts'
import { tradeLandAndSeaCareers } from './careers/tradeLandAndSea.ts'
import { collegesFor } from './colleges.ts'
import type { Person } from './person.ts'
import type { Random, Weighted } from './random.ts'

const careers: readonly Career[] = [
  ...technicalCareers,
  ...caringCareers,
  ...officeAndStateCareers,
  ...tradeLandAndSeaCareers,
  ...atHomeCareers,
]

export type Work = {
  career: Career
  post: Post
  degree: string
  employer: Employer
  /** The employer as sentences name it. Empty when there is none. */
  company: string
  designation: string
}

const lakh = 100_000
const unpaid = [notWorking, 'Student']
/** Posts and degrees that take years to reach. */
const seniorSalary = 13
const seniorDegrees = [
  'Ph.D.',
  'MD',
  'MS (Surgery)',
  'M.Ch.',
  'DM',
  'DNB',
  'MDS',
  'Post-Doctorate',
  'CA',
  'M.Th.',
]
const seniorAge = 27
const studentAge = 26

export function workOf(random: Random, person: Person): Work {
  const career = careerOf(random, person)
  const post = again(random, career.posts, (one) => person.age >= seniorAge || one.lakhs < seniorSalary)
  const degree = again(
    random,
    post.degrees ?? career.degrees,
    (one) => person.age >= seniorAge || !seniorDegrees.includes(one),
  )
  const employer = random.weighted(career.employers)
  const company = employer.companies.length > 0 ? random.pick(employer.companies) : ''
  const designation = post.designations.length > 0 ? random.pick(post.designations) : ''
  return { career, post, degree, employer, company, designation }
}

const byGender = new Map<string, Weighted<Career>>()

/** The careers of women or men of a community. Typical ones of the community count more. */
function careerOf(random: Random, { community, gender, age }: Person): Career {
  const callings = community.callings ?? {}
  const key = gender + JSON.stringify(callings)
  let choice = byGender.get(key)
  if (!choice) {
    choice = careers.map((career) => [
      career,
      career.weight[gender] * (callings[career.key] ?? rareCalling(career)),
    ])
    byGender.set(key, choice)
  }
  return again(random, choice, (career) => career.key !== 'student' || age <= studentAge)
}

/** Fishing and seafaring are rare away from the coast. */
function rareCalling(career: Career): number {
  return career.key === 'fishing' || career.key === 'seafarer' ? 0.4 : 1
}

function again<T>(random: Random, values: Weighted<T>, fits: (value: T) => boolean): T {
  let value = random.weighted(values)
  for (let attempt = 0; attempt < 12 && !fits(value); attempt++) value = random.weighted(values)
  return fits(value) ? value : (values.find(([one]) => fits(one))?.[0] ?? value)
}

/** Factors between salaries in India and abroad. */
const abroadFactors: Readonly<Record<string, number>> = {
  'United States': 5,
  'United Kingdom': 3.6,
  Canada: 3.8,
  Australia: 4.2,
  'New Zealand': 3.6,
  Singapore: 3.6,
}
const gulfFactor = 2.2

export function professionalOf(
  random: Random,
  work: Work,
  person: Person,
  country: string,
): NonNullable<ProfileSections['professional']> {
  const { post, degree, employer, company, designation } = work
  const earning = !unpaid.includes(post.occupation)
  const category = educations.byKey(degree)?.category
  return {
    education: {
      degree,
      ...(category ? { category } : {}),
      ...(random.chance(0.7)
        ? { institution: random.pick(collegesFor(person.community.state, category)) }
        : {}),
    },
    occupation: post.occupation,
    ...(saysMore(employer, post) ? {} : { employmentType: employer.type }),
    ...(company && random.chance(0.85) ? { company: asTitle(company) } : {}),
    ...(designation ? { designation } : {}),
    ...(earning ? { annualIncome: incomeOf(random, post, person.age, country) } : {}),
  }
}

/**
 * Whether the occupation is more specific than 'Not Working': a student or homemaker then needs no employment type.
 */
const saysMore = (employer: Employer, post: Post) =>
  employer.type === notWorking && post.occupation !== notWorking

function incomeOf(random: Random, post: Post, age: number, country: string) {
  const experience = Math.min(1.9, Math.max(0.55, 1 + 0.055 * (age - 30)))
  const place = country === 'India' ? 1 : (abroadFactors[country] ?? gulfFactor)
  const rupees = post.lakhs * lakh * experience * place * Math.exp(random.normal(0, 0.27))
  const range = salaryRanges.entries.findLast(({ from }) => from <= rupees) ?? salaryRanges.entries[0]
  if (!range) throw new Error('There are no salary ranges')
  return { from: range.from, ...(range.to === undefined ? {} : { to: range.to }), label: range.label }
}

/** 'a mission hospital' as a form shows it: 'Mission hospital'. */
function asTitle(text: string): string {
  const named = text.replace(/^(?:an?|the) /, '')
  return named.charAt(0).toUpperCase() + named.slice(1)
}
