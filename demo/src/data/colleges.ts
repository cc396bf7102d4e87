import { words } from './lines.ts'

/** Universities by state: general ones, and those for technical and medical studies if a state has them. */
const universities: Readonly<Record<string, { general: string; technical?: string; medical?: string }>> = {
  'Tamil Nadu': {
    general:
      'University of Madras, Manonmaniam Sundaranar University, Bharathidasan University, Madurai Kamaraj University, Bharathiar University',
    technical: 'Anna University',
    medical: 'Tamil Nadu Dr MGR Medical University',
  },
  Kerala: {
    general: 'Mahatma Gandhi University, University of Kerala, University of Calicut, Kannur University',
    technical: 'APJ Abdul Kalam Technological University, Cochin University of Science and Technology',
    medical: 'Kerala University of Health Sciences',
  },
  'Andhra Pradesh': {
    general: 'Andhra University, Acharya Nagarjuna University, Sri Venkateswara University',
    technical: 'JNTU Kakinada',
    medical: 'Dr YSR University of Health Sciences',
  },
  Telangana: {
    general: 'Osmania University, Kakatiya University',
    technical: 'JNTU Hyderabad',
    medical: 'Kaloji Narayana Rao University of Health Sciences',
  },
  Karnataka: {
    general: 'Bangalore University, Mangalore University, University of Mysore, Karnatak University',
    technical: 'Visvesvaraya Technological University',
    medical: 'Rajiv Gandhi University of Health Sciences',
  },
  Maharashtra: {
    general: 'University of Mumbai, Savitribai Phule Pune University',
    medical: 'Maharashtra University of Health Sciences',
  },
  Goa: { general: 'Goa University' },
  Meghalaya: { general: 'North-Eastern Hill University, Martin Luther Christian University' },
  Mizoram: { general: 'Mizoram University' },
  Nagaland: { general: 'Nagaland University' },
  Manipur: { general: 'Manipur University' },
  Assam: { general: 'Gauhati University, Bodoland University' },
  Jharkhand: { general: 'Ranchi University, Sido Kanhu Murmu University' },
  Odisha: { general: 'Utkal University, Berhampur University, Sambalpur University' },
  Chhattisgarh: { general: 'Pandit Ravishankar Shukla University' },
  'Uttar Pradesh': { general: 'University of Lucknow, University of Allahabad, Sam Higginbottom University' },
  'Madhya Pradesh': { general: 'Rani Durgavati University, Barkatullah University' },
  Delhi: { general: 'University of Delhi, Jawaharlal Nehru University' },
  Punjab: { general: 'Panjab University, Guru Nanak Dev University' },
  Gujarat: { general: 'Gujarat University, Sardar Patel University' },
  'West Bengal': { general: 'University of Calcutta, Jadavpur University' },
}
const everywhere = { general: 'Indira Gandhi National Open University' }
const seminaries = words(`
  Senate of Serampore College, Union Biblical Seminary, Southern Asia Bible College, United Theological College,
  South Asia Institute of Advanced Christian Studies
`)
const schools = words('Government Higher Secondary School, Christian Higher Secondary School, Convent School')

const technical = ['Engineering', 'Architecture and Design']
const medical = ['Medicine', 'Nursing and Allied Health']

const known = new Map<string, readonly string[]>()

/** The institutions where a person from a state may have taken a degree of a category. */
export function collegesFor(state: string, category: string | undefined): readonly string[] {
  if (category === 'Theology') return seminaries
  if (category === 'School') return schools
  const key = `${state}/${category}`
  let found = known.get(key)
  if (!found) {
    const here: { general: string; technical?: string; medical?: string } = universities[state] ?? everywhere
    found = words(chosen(here, category))
    known.set(key, found)
  }
  return found
}

function chosen(here: { general: string; technical?: string; medical?: string }, category = ''): string {
  if (technical.includes(category)) return here.technical ?? here.general
  if (medical.includes(category)) return here.medical ?? here.general
  return here.general
}
