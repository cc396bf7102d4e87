import { shares, words } from './lines.ts'
import type { Random, Weighted } from './random.ts'

/** A parent's occupation from the list, the detail that the forms ask for, and a phrase for both. */
export type Parent = { occupation: string; detail?: string; phrase: string; alive: boolean }
type Side = 'father' | 'mother'

const professions: Readonly<Record<Side, Readonly<Record<string, readonly string[]>>>> = {
  father: {
    Business: words(
      'Textiles, Hardware, Provisions, Construction, Furniture, Printing, Transport, Rubber, Medicals',
    ),
    Professional: words('Doctor, Advocate, Chartered accountant, Engineer, Architect, Consultant'),
    'Government Employee': words(
      'Revenue inspector, Section officer, Assistant engineer, Health inspector, Superintendent',
    ),
    'Private Employee': words(
      'Accountant, Supervisor, Manager, Machine operator, Sales manager, Storekeeper',
    ),
    'Public Sector Employee': words(
      'Bank officer, Railway engineer, Assistant manager, Port officer, Technician',
    ),
    'Self Employed': words('Electrician, Contractor, Photographer, Tailor, Driver, Carpenter'),
    'Teacher / Lecturer': words(
      'Headmaster, School teacher, Lecturer, Physical education teacher, Professor',
    ),
    'Pastor / Church Worker': words('Pastor, Presbyter, Evangelist, Catechist, Church organist'),
    'Defence / Police': words('Sub-inspector, Army officer, Head constable, Air Force sergeant'),
    'Farmer / Planter': words('Farmer, Rubber planter, Coffee planter, Coconut grower'),
    Fisherman: words('Boat owner, Fisherman'),
    'Working Abroad': words('Supervisor, Technician, Accountant, Driver, Engineer'),
    Retired: words(`
      Headmaster, Bank manager, Railway employee, Army officer, School teacher, Government officer, Police inspector, Engineer,
      Postmaster, Superintendent, Lecturer, Company manager
    `),
  },
  mother: {
    Business: words('Tailoring, Textiles, Bakery, Boutique'),
    Professional: words('Doctor, Advocate, Engineer, Architect'),
    'Government Employee': words('Village health nurse, Superintendent, Section officer, Anganwadi teacher'),
    'Private Employee': words('Accountant, Office assistant, Librarian, Warden'),
    'Public Sector Employee': words('Bank officer, Clerk, Assistant manager'),
    'Self Employed': words('Tailor, Beautician, Tuition teacher'),
    'Teacher / Lecturer': words('School teacher, Headmistress, Lecturer, Nursery teacher'),
    'Nurse / Health Worker': words('Staff nurse, Nursing superintendent, Pharmacist, Lab technician'),
    'Church Worker': words('Bible woman, Sunday school superintendent, Deaconess'),
    'Farmer / Planter': words('Farmer, Dairy farmer'),
    'Working Abroad': words('Staff nurse, Teacher'),
    Retired: words(
      'School teacher, Headmistress, Staff nurse, Nursing superintendent, Bank officer, Lecturer, Clerk',
    ),
  },
}

const working: Readonly<Record<Side, Weighted<string>>> = {
  father: shares(`
    Business 17, Professional 5, Government Employee 13, Private Employee 15, Public Sector Employee 7, Self Employed 12,
    Teacher / Lecturer 7, Pastor / Church Worker 6, Defence / Police 4, Farmer / Planter 10, Working Abroad 3, Not Employed 1
  `),
  mother: shares(`
    Homemaker 60, Teacher / Lecturer 12, Nurse / Health Worker 8, Government Employee 5, Private Employee 5,
    Public Sector Employee 2, Business 2, Self Employed 3, Professional 2, Church Worker 1
  `),
}

/** A parent of a person of this age. Older parents are more likely to be retired or to have passed away. */
export function parentOf(random: Random, side: Side, childAge: number, coastal: boolean): Parent {
  const later = Math.max(0, childAge - 22)
  const passed = Math.min(
    0.55,
    (side === 'father' ? 0.05 : 0.02) + later * (side === 'father' ? 0.011 : 0.007),
  )
  if (random.chance(passed)) return { occupation: 'Passed Away', phrase: 'is with the Lord', alive: false }
  const current = random.weighted(working[side])
  const earns = current !== 'Homemaker' && current !== 'Not Employed'
  if (earns && random.chance(Math.min(0.9, later * 0.052))) return described(random, side, 'Retired')
  if (side === 'father' && coastal && random.chance(0.3)) return described(random, side, 'Fisherman')
  return described(random, side, current)
}

function described(random: Random, side: Side, occupation: string): Parent {
  if (occupation === 'Homemaker') return { occupation, phrase: 'is a homemaker', alive: true }
  if (occupation === 'Not Employed') return { occupation, phrase: 'is at home', alive: true }
  const detail = random.pick(professions[side][occupation] ?? ['Employee'])
  return { occupation, detail, phrase: phraseOf(occupation, detail), alive: true }
}

function phraseOf(occupation: string, detail: string): string {
  if (occupation === 'Business') return `runs a ${detail.toLowerCase()} business`
  if (occupation === 'Retired') return `retired as ${withArticle(inSentence(detail))}`
  if (occupation === 'Working Abroad') return `works abroad as ${withArticle(inSentence(detail))}`
  return `is ${withArticle(inSentence(detail))}`
}

const properWords = /^(?:Air Force|Army|Bible|Sunday|Railway)/

/** Writes a detail in lower case inside a sentence, except for proper names. */
function inSentence(detail: string): string {
  return properWords.test(detail) ? detail : detail.charAt(0).toLowerCase() + detail.slice(1)
}

export function withArticle(noun: string): string {
  return `${/^[aeio]|^un(?!i)|^(?:HR|NGO|MBA)/i.test(noun) ? 'an' : 'a'} ${noun}`
}
